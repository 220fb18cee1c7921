// Warns once per cycle when a budget reaches 80 % and 100 %; the warnings given are stored with the budget. Not
// journalled, since the person changed nothing.

import { type BudgetAlert, budgetAlerts, type Spent } from '../finance/budget-alerts.ts';
import type { ToolContext } from './tool.ts';

/** @param spent entries already written */
export function warnOfBudgets(spent: readonly Spent[], { tx, now, today }: ToolContext): readonly BudgetAlert[] {
  return budgetAlerts(tx.ledger, spent, today).map(({ budget, alert }) => {
    const warned = { cycle: alert.cycle.from, mark: alert.crossed };
    tx.ledger.tell('orcamento', budget.key, { ...budget.value, warned }, now);
    return alert;
  });
}
