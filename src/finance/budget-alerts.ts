// Said once, when an expense takes a ceiling across 80 % or 100 %: not at every expense after it.

import type { LocalDate } from '../domain/dates.ts';
import { folded } from '../domain/fold.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { Told } from '../domain/told.ts';
import type { LedgerReads } from '../ports.ts';
import { type BudgetStatus, budgetStatus } from './budget-status.ts';

export type BudgetAlert = BudgetStatus & { readonly crossed: 80 | 100 };

const covers = ({ value }: Told<'orcamento'>, entry: Lancamento): boolean =>
  value.words === undefined
    ? value.category === undefined || value.category === entry.category
    : ` ${folded(`${entry.description} ${entry.counterpart}`)}`.includes(` ${folded(value.words)}`);

/** The thresholds these records, already written, took their ceilings across. */
export function budgetAlerts(
  ledger: LedgerReads,
  entries: readonly Lancamento[],
  today: LocalDate,
): readonly BudgetAlert[] {
  const spent = entries.filter((entry) => entry.kind === 'despesa' && entry.status === 'paga');
  if (spent.length === 0) return [];
  return ledger.told('orcamento').flatMap((budget) => {
    const status = budgetStatus(ledger, budget, today);
    const added = spent
      .filter(({ date }) => date >= status.cycle.from && date <= status.cycle.to)
      .filter((entry) => covers(budget, entry))
      .reduce((sum, entry) => sum + entry.cents, 0);
    const crossed = ([100, 80] as const).find(
      (mark) => status.spent * 100 >= status.limit * mark && (status.spent - added) * 100 < status.limit * mark,
    );
    return added === 0 || crossed === undefined ? [] : [{ ...status, crossed }];
  });
}
