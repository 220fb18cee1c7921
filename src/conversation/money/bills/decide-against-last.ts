// "A luz foi de 150 pra 180", then "subiu quantos por cento?"; "veio 40 mais barata", "veio quanto a mais?": a bill against the one before it.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';

const MOVED = '(?:subiu|aumentou|caiu|baixou|diminuiu|veio|foi|deu|ficou|é|d[áa]|isso)';
const ASKS = pattern('i')`
  ^${AND}(?:${MOVED} )*(?:
    quant[oa]s?(?: em)? ?(?:por ?cento|%)|qual (?:[oa] )?(?:porcentagem|percentual)|quanto (?:${MOVED} )?(?:a )?(?:mais|menos)|quanto (?:subiu|aumentou|caiu|baixou|diminuiu)
  )(?: (?:${MOVED}|de aumento|a mais|a menos|car[oa]|barat[oa]|que (?:o |a )?(?:m[êe]s passado|outr[oa]|[úu]ltim[oa])))*\s*[?.!]*$
`;
const TOLD = pattern('i')`
  ^${AND}(?:veio|(?:foi|ficou|deu)(?=.* mais [cb]a)) (?<value>${TYPED_AMOUNT}) (?<way>a (?:mais|menos)|mais (?:car|barat)[oa])(?: .{3,30})?[.!]*$
`;
const FROM_TO = pattern('i')`(?<![a-zà-ÿ])de (?<was>${TYPED_AMOUNT}) (?:pra|para|pro) (?<now>${TYPED_AMOUNT})`;

type Both = { readonly was: number; readonly now: number };

/** The one before it, of the same name; else what is usual. */
function before(one: Pick<Lancamento, 'id' | 'date' | 'description'>, { loaded }: Situation): number | undefined {
  const name = folded(one.description);
  const same = (words: string): boolean => folded(words) === name;
  const [last] = loaded
    .called(one.description)
    .entries.filter(({ id, kind, date, description }) =>
      kind === 'despesa' && id !== one.id && same(description) ? date <= one.date : false,
    );
  return last?.cents ?? loaded.recurring().find(({ value }) => same(value.description))?.value.cents;
}

function bothTold({ loaded }: Situation): Both | undefined {
  const { was, now } = FROM_TO.exec(loaded.lastSaid ?? '')?.groups ?? {};
  return was === undefined || now === undefined ? undefined : { was: typedCents(was), now: typedCents(now) };
}

const compared = ({ was, now }: Both): Decision =>
  say({
    text: [
      { bold: `${reais(Math.abs(now - was))} a ${now > was ? 'mais' : 'menos'}` },
      ` (${Math.round((100 * Math.abs(now - was)) / was)} %): de ${reais(was)} para ${reais(now)}.`,
    ],
  });

/** Right behind what it came to: nothing is spent by that. */
function toldAgainst(situation: Situation): Decision | undefined {
  const { value = '', way = '' } = TOLD.exec(situation.text.trim())?.groups ?? {};
  const { lastEntry: last, wroteLast } = situation.loaded;
  if (value === '' || last?.kind !== 'despesa' || !wroteLast()) return undefined;
  const off = typedCents(value);
  const was = before(last, situation) ?? last.cents + (/menos|barat/i.test(way) ? off : -off);
  return was > 0 ? compared({ was, now: last.cents }) : undefined;
}

/** Undefined when no two of them are known. */
export function decideAgainstLast(situation: Situation): Decision | undefined {
  if (!ASKS.test(situation.text.trim())) return toldAgainst(situation);
  const told = bothTold(situation);
  if (told !== undefined) return compared(told);
  const { lastEntry: last, wroteLast, lastQuestion } = situation.loaded;
  const was =
    last?.kind === 'despesa' && (wroteLast() || lastQuestion === undefined) ? before(last, situation) : undefined;
  return last === undefined || was === undefined ? undefined : compared({ was, now: last.cents });
}
decideAgainstLast.says = [ASKS, TOLD];
