// Units already interpreted: amounts, dates, methods, banks, people. The rest can form the description.

import type { Reading } from '../reading/reading.ts';
import type { TokenSpan } from '../tokens/token.ts';
import type { Party } from './counterpart.ts';
import { accountsIn, methodIn } from './payment.ts';

function take(taken: Uint8Array, r: Reading, span: TokenSpan): void {
  for (let i = r.unitOf(span.from); i < r.units.length && (r.units[i]?.from ?? 0) < span.to; i++) taken[i] = 1;
}

/** 1 for each unit unavailable to the description. With `transfer`, jar names stay available, since they are the description. */
export function takenUnits(r: Reading, parties: readonly Party[], transfer: boolean): Uint8Array {
  const taken = new Uint8Array(r.units.length + 1);
  for (const amount of r.amounts) take(taken, r, amount);
  for (const date of r.past) take(taken, r, date);
  if (r.installments !== undefined) take(taken, r, r.installments.span);
  if (r.recurrence !== undefined) take(taken, r, r.recurrence.span);
  for (const party of parties) taken.fill(1, party.from, party.to);
  for (
    let method = methodIn(r, 0, r.units.length);
    method !== undefined;
    method = methodIn(r, method.at + 1, r.units.length)
  )
    if (!r.is(method.at, 'cat')) taken[method.at] = 1;
  for (const { at } of accountsIn(r, 0, r.units.length)) {
    if (transfer && r.find('invoice_noun') >= 0) continue;
    taken[at] = 1;
    if (r.is(at - 1, 'method_cartao')) taken[at - 1] = 1;
  }
  return taken;
}
