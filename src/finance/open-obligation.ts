// Matches a payment to a pending entry: "paguei o seguro, 380" after "tenho que pagar 380 do seguro dia 28" settles that one instead of adding a
// second.

import type { LocalDate } from '../domain/dates.ts';
import { folded } from '../domain/fold.ts';
import type { ContaKey, Lancamento, LancamentoFields } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import { addDays } from './civil-date.ts';
import { sameName } from './same-name.ts';

/** What bills are called by everybody; of other things another one may have been bought. */
const BILLS: ReadonlySet<string> = new Set(['contas', 'moradia', 'impostos_taxas', 'educacao']);
/** A bill comes to a little more or less than was expected of it; far from it, it is a part or another thing. */
const LEAST = 0.7;
const MOST = 1.5;
/** In days ahead of the payment: a monthly bill due later is the next one, a tax or a fine is the same one, paid early. */
const SOON = 12;
const EARLY = 45;

/**
 * Pending entry of the same kind, value and description due within 45 days of the payment, the earliest due; else the
 * bill of exactly that name that is due by now or soon, whatever it came to. Undefined when there is none.
 */
export function openObligation(ledger: LedgerReads, paid: LancamentoFields): Lancamento | undefined {
  if (paid.status === 'pendente' || paid.description === '') return undefined;
  const { kind, cents, date, description: words, category } = paid;
  const due = { kind, status: 'pendente', from: addDays(date, -45), words } as const;
  const same = ledger
    .list({ ...due, to: addDays(date, 45), minCents: cents, maxCents: cents }, 'oldest', 5)
    .find((one) => !isOfOther(one, paid));
  if (same !== undefined || kind !== 'despesa' || !BILLS.has(category)) return same;
  return ledger
    .list({ ...due, to: addDays(date, category === 'impostos_taxas' ? EARLY : SOON) }, 'oldest', 5)
    .find((bill) => folded(bill.description) === folded(words) && comesTo(cents, bill));
}

/** What one customer paid is not what another one owes. */
const isOfOther = (one: Lancamento, { counterpart = '' }: LancamentoFields): boolean =>
  counterpart !== '' && one.counterpart !== '' && !sameName(one.counterpart, counterpart);

const comesTo = (cents: number, bill: Lancamento): boolean => cents >= bill.cents * LEAST && cents <= bill.cents * MOST;

/** Bill of a card that was told and waits, the earliest due: of about that value, or of any when none is told. */
export function openBillOf(
  ledger: LedgerReads,
  card: ContaKey,
  cents: number | undefined,
  day: LocalDate,
): Lancamento | undefined {
  const due = { kind: 'transferencia', status: 'pendente', from: addDays(day, -45), to: addDays(day, 45) } as const;
  return ledger
    .list(due, 'oldest', 20)
    .find((bill) => bill.to === card && (cents === undefined || comesTo(cents, bill)));
}
