import type { LocalDate } from '../../../domain/dates.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { type RecordCall, recordCall } from '../entry/record-call.ts';

/** So much of a bill is paid, and what is left of it waits for its own day. @param cents no more than the bill's */
export function payPartOfBill(bill: Lancamento, cents: number, date: LocalDate): RecordCall {
  const { description, category, counterpart } = bill;
  const same = { kind: 'despesa', description, category, ...(counterpart === '' ? {} : { counterpart }) } as const;
  const paid = { ...same, cents, date, dueCents: bill.cents };
  const rest = { ...same, cents: bill.cents - cents, date: bill.date, pending: true as const };
  return rest.cents === 0 ? recordCall(paid) : recordCall(paid, rest);
}
