// "E a internet dia 15, 99,90", behind "preciso pagar o cartão dia 10, 1.200": one more bill that waits.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { decideRecord } from '../entry/decide-record.ts';

const ANOTHER = pattern('i')`
  ^(?:e|mais|tamb[ée]m|tb|tem)(?: (?:mais|tamb[ée]m|ainda|tem))* (?<bill>(?:[oa]s? )?[a-zà-ÿ][^?]*(?<![a-zà-ÿ])dia \d{1,2}(?!\d)[^?]*?)[.!]*$
`;
/** It happened already, or comes in. */
const ELSE =
  /(?<![a-zà-ÿ])(?:paguei|pagamos|gastei|comprei|recebi|recebo|ganhei|caiu|cai|me (?:deve|paga)|lembra)(?![a-zà-ÿ])/i;

/** Undefined unless the last entry is a bill to be paid, and this is one with its value. */
export function decideAnotherBill(situation: Situation): Decision | undefined {
  const { bill } = ANOTHER.exec(situation.text.trim())?.groups ?? {};
  const { lastEntry: last } = situation.loaded;
  if (bill === undefined || ELSE.test(bill) || last?.status !== 'pendente' || last.kind === 'receita') return undefined;
  const told = reworded(situation, `tenho que pagar ${bill}`);
  const { intent, slots } = told.understanding;
  if (intent !== 'lancamento' || slots.status === undefined || slots.amount_cents === undefined) return undefined;
  return decideRecord(slots, told);
}
decideAnotherBill.says = [ANOTHER];
