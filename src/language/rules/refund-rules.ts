// Refunds without an amount, which is taken from the purchase.

import { refundIn } from '../money/refund.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { isUnreal } from '../signals/unreal.ts';
import { present } from '../slots/present.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const CAME_BACK =
  /^(?:ja |hoje |ontem |a [a-z]+ |o [a-z]+ )?(?:me )?(?:estornaram|estornou|foi estornad[oa])\b|\bestornaram\b/u;

const isRefund = (r: Reading): boolean =>
  r.money === undefined && !asks(r) && !isUnreal(r) && !r.has('hypothetical') && r.tail - r.head <= 10;

// Matched against the raw text: typo correction may turn "antecipei" into "antecipar".
const AHEAD = /\b(?:antecipei|adiantei|adiantamos)\b/i;
const AHEAD_OF =
  /\bparcelas?(?: que faltavam)? (?:do|da|dos|das|de) (?:meu |minha )?([a-z]+(?: d[aeo] [a-z]+)?)|\b(?:antecip|adiant)\w+ (?:tudo d[aeo]|o|a) ([a-z]+)/u;
const DISCOUNT = /\b(?:desconto de|abateram|com)\b/u;
const COUNT = /\b(\d{1,2}|uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze) (?:ultimas )?parcelas?\b/u;
const UNDER_WAY =
  /\b(?:ja )?(?:paguei|pagamos|foram pagas)(?: as)? (\d{1,2}) (?:parcelas? )?de (\d{1,2}) (?:parcelas? )?(?:do|da|dos|das) (?:meu |minha )?([a-z]+(?: d[aeo] [a-z]+)?)$/u;

const aheadOf = (r: Reading): string | undefined => {
  const found = r.match(AHEAD_OF);
  return found?.[1] ?? found?.[2];
};

function countIn(r: Reading): number | undefined {
  const said = r.match(COUNT)?.[1];
  if (said === undefined) return undefined;
  return /^\d/.test(said) ? Number(said) : NUMBER_WORDS.get(said)?.value;
}

/** The words as typed, since descriptions keep their accents. */
const asWritten = (r: Reading, words: string): string => {
  const [first = ''] = words.split(' ');
  const at = r.units.findIndex((unit) => unit.norm === first || unit.norm.startsWith(`${first} `));
  return words.includes(' ') || at < 0 ? words : r.raw(at, at + 1).toLowerCase();
};

export const REFUND_RULES: readonly Rule[] = [
  {
    id: 'refund.parcels_ahead',
    trust: 'sure',
    when: (r) => aheadOf(r) !== undefined && AHEAD.test(r.text) && !asks(r) && !isUnreal(r),
    read: (r) => ({
      intent: 'lancamento',
      slots: {
        description: asWritten(r, aheadOf(r) ?? ''),
        ahead: present({
          count: countIn(r),
          discount_cents: r.fits(DISCOUNT) ? r.money?.cents : undefined,
        }),
      },
    }),
    examples: PROOFS && ['antecipei 3 parcelas do sofá', 'antecipei as parcelas do celular com desconto de 40 reais'],
  },
  {
    id: 'refund.under_way',
    trust: 'sure',
    when: (r) => r.fits(UNDER_WAY) && !asks(r) && !isUnreal(r),
    read: (r) => {
      const [, paid, of, words = ''] = r.match(UNDER_WAY) ?? [];
      return {
        intent: 'lancamento',
        slots: { description: asWritten(r, words), under_way: { paid: Number(paid), of: Number(of) } },
      };
    },
    examples: PROOFS && ['já paguei 3 de 10 do sofá', 'paguei 4 de 12 parcelas da geladeira'],
  },
  {
    id: 'refund.of_purchase',
    trust: 'sure',
    when: (r) => r.fits(CAME_BACK) && isRefund(r) && refundIn(r.line)?.of !== undefined,
    read: (r) => ({
      intent: 'lancamento',
      slots: present({
        type: 'income' as const,
        category: 'reembolso' as const,
        description: asWritten(r, refundIn(r.line)?.of ?? ''),
        date: r.past.at(-1)?.date ?? r.today,
        missing: ['amount_cents' as const],
      }),
    }),
    examples: PROOFS && ['estornaram o tênis', 'a amazon estornou o fone'],
  },
];
