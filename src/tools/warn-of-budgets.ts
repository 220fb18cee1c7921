// A ceiling warns at 80 % and at 100 %, once a cycle each: which warning was given is kept with the ceiling. It is no change a person
// made, so the journal does not know it.

import { type BudgetAlert, budgetAlerts, type Spent } from '../finance/budget-alerts.ts';
import type { ToolContext } from './tool.ts';

/** @param spent records already written */
export function warnOfBudgets(spent: readonly Spent[], { tx, now, today }: ToolContext): readonly BudgetAlert[] {
  return budgetAlerts(tx.ledger, spent, today).map(({ budget, alert }) => {
    const warned = { cycle: alert.cycle.from, mark: alert.crossed };
    tx.ledger.tell('orcamento', budget.key, { ...budget.value, warned }, now);
    return alert;
  });
}
