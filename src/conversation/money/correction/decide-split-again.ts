// "Refaz a conta pra 4", behind something divided: the total of the message before among so many, and no price of 4.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import { reworded, type Situation } from '../../situation.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { decideRecord } from '../entry/decide-record.ts';
import { valueSaid } from '../value-said.ts';
import { editCall } from './edit-call.ts';

const AGAIN = pattern('i')`
  ^(?:(?:e|agora|ent[ãa]o|pode|mas|ent),? )*(?:refaz|refa[çc]a|refazer|recalcula|recalcule|calcula de novo|faz de novo|divide de novo)
  (?: (?:a|essa) (?:conta|divis[ãa]o)| isso)? (?:pr[ao]|para|por|com|em|entre) (?<count>\d{1,2}|${spelledCounts(2, 10)})(?: pessoas)?[.!]*$
`;
const SHARED = /(?<![a-zà-ÿ])(?:divid|rach|repart|somos|[ée]ramos|cada)|÷/i;
const TOTAL = new RegExp(`(?<total>${TYPED_AMOUNT})`, 'i');

/** Undefined when the words ask for no division. */
export function decideSplitAgain(situation: Situation): Decision | undefined {
  const count = countSaid(AGAIN.exec(situation.text.trim())?.groups?.['count'] ?? '');
  if (count === undefined || count < 2) return undefined;
  const { lastSaid = '', lastEntry: last, wroteLast } = situation.loaded;
  const cents = SHARED.test(lastSaid) ? valueSaid(TOTAL.exec(lastSaid)?.groups?.['total'] ?? '', situation) : undefined;
  if (cents === undefined) return say(phrases.whichTotal);
  const told = reworded(situation, lastSaid.replace(/\d{1,2}(?=\D*$)/u, String(count)));
  const { intent, slots } = told.understanding;
  if (!wroteLast() && intent === 'lancamento' && slots.split !== undefined && slots.missing === undefined)
    return decideRecord(slots, told);
  const share = Math.ceil(cents / count);
  if (!wroteLast()) return say({ text: [reais(cents), ` ÷ ${count} = `, { bold: reais(share) }, ' cada.'] });
  if (last?.kind !== 'despesa' || last.receivable > 0) return say(phrases.whichTotal);
  return run(editCall(last.id, { cents: share }));
}
decideSplitAgain.says = [AGAIN];
