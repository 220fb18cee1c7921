// Budget alerts: one warning per cycle when an expense crosses 80 % and one at 100 %. Later expenses do not repeat it, nor does another crossing
// after an entry is removed.

import type { LocalDate, Period } from '../domain/dates.ts';
import { folded } from '../domain/fold.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import type { Told } from '../domain/told.ts';
import { type BudgetStatus, budgetStatus } from './budget-status.ts';
import { isPartOf, lifeTopic } from './life-topics.ts';
import { wordsAlike } from './words-alike.ts';

export type BudgetAlert = BudgetStatus & { readonly crossed: 80 | 100 };

/** An entry as it is now and, after a correction, as it was before. */
export type Spent = { readonly entry: Lancamento; readonly was?: Lancamento };

function covers({ value: { words, category } }: Told<'orcamento'>, entry: Lancamento): boolean {
  if (words === undefined) return category === undefined || category === entry.category;
  const topic = lifeTopic(words);
  if (topic !== undefined) return isPartOf(topic.anyOf, entry);
  const said = ` ${folded(`${entry.description} ${entry.counterpart}`)}`;
  return [folded(words), ...wordsAlike(words)].some((word) => said.includes(` ${word}`));
}

/** Centavos an entry uses of a budget in a cycle. */
const takes = (budget: Told<'orcamento'>, { from, to }: Period, entry: Lancamento | undefined): number =>
  entry !== undefined &&
  entry.kind === 'despesa' &&
  entry.status === 'paga' &&
  entry.date >= from &&
  entry.date <= to &&
  covers(budget, entry)
    ? entry.cents
    : 0;

/** Statuses of the budgets whose threshold these entries (already written) crossed for the first time in the cycle. */
export function budgetAlerts(
  ledger: LedgerReads,
  spent: readonly Spent[],
  today: LocalDate,
): readonly { readonly budget: Told<'orcamento'>; readonly alert: BudgetAlert }[] {
  return ledger.told('orcamento').flatMap((budget) => {
    const status = budgetStatus(ledger, budget, today);
    const { cycle, limit } = status;
    const added = spent.reduce(
      (sum, { entry, was }) => sum + takes(budget, cycle, entry) - takes(budget, cycle, was),
      0,
    );
    const crossed = ([100, 80] as const).find(
      (mark) => status.spent * 100 >= limit * mark && (status.spent - added) * 100 < limit * mark,
    );
    const { warned } = budget.value;
    const known = warned !== undefined && warned.cycle === cycle.from && warned.mark >= (crossed ?? 0);
    return crossed === undefined || known ? [] : [{ budget, alert: { ...status, crossed } }];
  });
}
