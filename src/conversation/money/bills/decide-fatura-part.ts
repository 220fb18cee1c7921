// "Paguei o mínimo, 215", "paguei metade da do nubank", "paguei a do inter": of the card's bill that waits, so much or all of it.
// "O mínimo é 230", behind it: what a payment of the minimum comes to.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { listed } from '../../../domain/listed.ts';
import type { Reply } from '../../../domain/message.ts';
import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { contaLabel, contaSlug } from '../../../finance/conta.ts';
import { reais } from '../../../finance/money.ts';
import { dayWords } from '../../../finance/replies/day-words.ts';
import { askToFill } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { billNamed } from '../owing/expected-amount.ts';
import { valueSaid } from '../value-said.ts';
import type { PayCall } from './decide-fatura.ts';
import { recordPaid } from './record-paid.ts';

/** As the group `value`: how much may be paid at least. */
export const MINIMUM = pattern('i')`
  ^(?:(?:e|mas|s[óo] que|ah|ainda n[ãa]o),? )*(?:o )?(?:(?:pagamento|valor) )?m[íi]nimo (?:del[ea] )?(?:(?:é|eh|deu|foi|veio|t[áa]|d[áa]) )?(?:de )?(?<value>${TYPED_AMOUNT})[.!]*$
`;
const PAID = pattern('i')`
  ^(?:(?:hoje|ontem|j[áa]|eu|e|a[íi]|ent[ãa]o),? )*(?:paguei|quitei|pagamos|vou pagar) (?:s[óo] )?(?:
    (?<least>o m[íi]nimo)(?: d[ao] (?:fatura|cart[ãa]o))?|(?<half>(?:a )?metade)(?: da(?= d[aeo] )| d[ao] (?:fatura|cart[ãa]o))|(?<sum>${TYPED_AMOUNT}) d[ao] (?:fatura|cart[ãa]o)|[ao](?= d[aeo] )
  )(?: d[aeo] (?:cart[ãa]o (?:d[aeo] )?)?(?<card>[a-zà-ÿ][a-zà-ÿ0-9& ]{1,20}?))?(?:,? (?:que )?(?:de |foi |deu |foram )?(?<value>${TYPED_AMOUNT}))?(?: (?:hoje|ontem|agora|j[áa]|tamb[ée]m|no pix))*[.!]*$
`;

/** "Quanto falta da fatura?", and "quanto falta?", "e a outra?", right behind one. */
const LEFT = pattern('i')`
  ^(?:(?:e|mas|a[íi]|agora|ent[ãa]o),? )*(?:(?:quanto|qto) (?:(?:ainda|que|me) )*falta(?: (?:pra |de )?pagar)?|falta quanto|(?<other>(?:e )?(?:a outra|as outras)|qual falta))
  (?<of> d[ao] (?:fatura|cart[ãa]o)(?: d[aeo] (?<card>[a-zà-ÿ][a-zà-ÿ0-9& ]{1,20}?))?)?\s*[?!.]*$
`;

const MOST_SINCE = 10;
const isFatura = ({ kind, status, to }: Lancamento): boolean =>
  kind === 'transferencia' && status === 'pendente' && to.startsWith('cartao:');

/** It is kept nowhere but in what was said. */
export const leastKnown = (value: string, situation: Situation): Reply => ({
  text: [
    'O mínimo é ',
    { bold: reais(valueSaid(value, situation) ?? 0) },
    ': quando pagar, me diga “paguei o mínimo”.',
  ],
});

/** What the minimum was told to be. */
const leastTold = (situation: Situation): number | undefined =>
  situation.loaded
    .spoken()
    .slice(-MOST_SINCE)
    .flatMap(({ text }) => MINIMUM.exec(text.trim())?.groups?.['value'] ?? [])
    .map((value) => valueSaid(value, situation))
    .at(-1);

function leftToPay({ text, loaded, asking, zone }: Situation): Decision | undefined {
  const asked = LEFT.exec(text.trim())?.groups;
  const last = loaded.lastEntry;
  const behind = last?.kind === 'transferencia' && last.to.startsWith('cartao:');
  if (asked === undefined || !(behind || asked['of'] !== undefined)) return undefined;
  const { other, card } = asked;
  const all = waitingOn(card, loaded);
  const of = all.filter(({ to }) => other !== undefined || card !== undefined || !behind || to === last.to);
  const today = localDate(asking.said, zone);
  const [first, ...more] = of.map(
    ({ cents, to, date }) => `${reais(cents)} da fatura do ${contaLabel(to)}, ${dayWords(date, today)}`,
  );
  return first === undefined ? undefined : say({ text: ['Falta pagar ', { bold: listed([first, ...more]) }, '.'] });
}

const waitingOn = (card: string | undefined, loaded: Situation['loaded']): readonly Lancamento[] => {
  const named = folded(card ?? '').replaceAll(' ', '-');
  return loaded.entries({ words: 'fatura' }).filter((one) => isFatura(one) && contaSlug(one.to).includes(named));
};

/** Undefined unless one bill of a card waits that may be meant. */
export function decideFaturaPart(situation: Situation): Decision | undefined {
  const { text, loaded, asking } = situation;
  const words = text.trim();
  const left = leftToPay(situation);
  if (left !== undefined) return left;
  const told = MINIMUM.exec(words)?.groups?.['value'];
  const said = told === undefined ? PAID.exec(words)?.groups : undefined;
  if (told === undefined && said === undefined) return undefined;
  const { card, least, half, sum, value = sum } = said ?? {};
  const waiting = waitingOn(card, loaded);
  const [bill, ...others] = waiting.filter(({ id }) => waiting.length === 1 || id === loaded.lastEntry?.id);
  // "Paguei a da tim": a bill that is no card's.
  const other =
    waiting.length > 0 || card === undefined
      ? undefined
      : billNamed({ kind: 'despesa', description: card }, loaded.bills());
  if (other !== undefined && least === undefined && half === undefined)
    return recordPaid(`a ${other.description}`, value === undefined ? '' : `, ${value}`, situation);
  if (bill === undefined || others.length > 0) return undefined;
  if (told !== undefined) return say(leastKnown(told, situation));
  const given = value === undefined ? undefined : valueSaid(value, situation);
  const part =
    least !== undefined ? leastTold(situation) : half === undefined ? bill.cents : Math.round(bill.cents / 2);
  const call: PayCall = {
    tool: 'pay_fatura',
    args: withoutUndefined({ card: contaSlug(bill.to), cents: given ?? part }),
  };
  return call.args.cents === undefined
    ? askToFill(
        ['Quanto você pagou do mínimo? A fatura é de ', { bold: reais(bill.cents) }, '.'],
        'amount',
        call,
        asking,
      )
    : run(call);
}
decideFaturaPart.says = [LEFT, MINIMUM, PAID];
