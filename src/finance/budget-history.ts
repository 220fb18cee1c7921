// A budget in earlier cycles. Past limits are not stored: every cycle is compared with the current limit.

import type { LocalDate, Period } from '../domain/dates.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import type { Told } from '../domain/told.ts';
import { cycleOf } from './budget-cycle.ts';
import { budgetFilter, monthStartOf } from './budget-status.ts';
import { addDays } from './civil-date.ts';

export type BudgetCycle = { readonly cycle: Period; readonly spent: number };

/** Upper bound of cycles listed: a year of months; of a daily budget, as many days. */
const MOST_CYCLES = 13;

/**
 * The cycles that start inside the period, up to the current one, newest first; for a period shorter than a cycle, the cycle it ends in.
 * Cycles before the first expense are omitted.
 */
export function budgetHistory(
  ledger: LedgerReads,
  budget: Told<'orcamento'>,
  period: Period,
  today: LocalDate,
): readonly BudgetCycle[] {
  const start = monthStartOf(ledger);
  const [first] = ledger.list(budgetFilter(budget, { from: '' as LocalDate, to: today }), 'oldest', 1);
  const cycles: BudgetCycle[] = [];
  const last = period.to < today ? period.to : today;
  for (let at = last; cycles.length < MOST_CYCLES; ) {
    const cycle = cycleOf(at, budget.value.pace, start);
    const inside = cycle.from >= period.from || cycles.length === 0;
    if (!inside || first === undefined || cycle.to < first.date) break;
    cycles.push({ cycle, spent: ledger.total(budgetFilter(budget, cycle)).cents });
    at = addDays(cycle.from, -1);
  }
  return cycles;
}
