// How much of a budget is used in its current cycle. Spent = paid expenses (whole purchases) of the category or words
// it covers.

import type { LocalDate, Period } from '../domain/dates.ts';
import type { LedgerFilter } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import type { Told } from '../domain/told.ts';
import { cycleOf } from './budget-cycle.ts';
import { categoryLabel } from './category-labels.ts';
import { byWords } from './words-alike.ts';

export type BudgetStatus = {
  readonly name: string;
  readonly limit: number;
  readonly spent: number;
  readonly cycle: Period;
};

/** First day of the person's month, 1 to 31; 1 when never told. */
export function monthStartOf(ledger: LedgerReads): number {
  const told = ledger.told('perfil').find((one) => one.key === 'month_start');
  const day = Number(told?.value.value);
  return Number.isInteger(day) && day >= 1 && day <= 31 ? day : 1;
}

/** As shown to the person: its own words, its category, or 'Total'. */
export function budgetName({ value }: Told<'orcamento'>): string {
  if (value.words !== undefined) return value.words;
  return value.category === undefined ? 'Total' : categoryLabel(value.category);
}

/** 'de Mercado', 'total': behind “teto”. */
export const budgetOf = (budget: Told<'orcamento'>): string =>
  budget.value.words === undefined && budget.value.category === undefined ? 'total' : `de ${budgetName(budget)}`;

/** Ledger filter for the expenses a budget counts in a cycle. */
export const budgetFilter = ({ value }: Told<'orcamento'>, cycle: Period): LedgerFilter => ({
  kind: 'despesa',
  ...cycle,
  ...(value.words === undefined
    ? value.category === undefined
      ? {}
      : { category: value.category }
    : byWords(value.words)),
});

/** In centavos, of the cycle that `today` is in; the cycle follows the day their month begins. */
export function budgetStatus(ledger: LedgerReads, budget: Told<'orcamento'>, today: LocalDate): BudgetStatus {
  const cycle = cycleOf(today, budget.value.pace, monthStartOf(ledger));
  const spent = ledger.total(budgetFilter(budget, cycle)).cents;
  return { name: budgetName(budget), limit: budget.value.cents, spent, cycle };
}
