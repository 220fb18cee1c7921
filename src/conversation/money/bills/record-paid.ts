// A bill that waits, told as paid: read as if its name had been said, so that it is found and settled like any other.

import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { decideRecord } from '../entry/decide-record.ts';

/** @param named with its article: "a luz" @param how what was said of the payment, after a space: " ontem no pix" @returns undefined when that reads as no entry */
export function recordPaid(named: string, how: string, situation: Situation): Decision | undefined {
  const paid = situation.read(`paguei ${named}${how}`);
  return paid.intent === 'lancamento' ? decideRecord(paid.slots, situation) : undefined;
}
