// Deletes a budget; what was spent under it stays recorded.

import * as z from 'zod/mini';
import type { Told } from '../domain/told.ts';
import { forget } from './tell-money.ts';
import { defineTool } from './tool.ts';

export type BudgetForgotten =
  | { readonly kind: 'budget_forgotten'; readonly budget: Told<'orcamento'> }
  | { readonly kind: 'no_budget' };

export const forgetBudget = defineTool({
  name: 'forget_budget',
  description: 'Tira um teto de gastos; o que foi gasto continua anotado.',
  args: z.strictObject({ key: z.string() }),
  internal: {},
  effect: 'write',
  changesMoney: () => true,
  exposedToModel: false,
  run: ({ key }, context): BudgetForgotten => {
    const budget = context.tx.ledger.told('orcamento').find((one) => one.key === key);
    if (budget === undefined) return { kind: 'no_budget' };
    forget(budget, context);
    return { kind: 'budget_forgotten', budget };
  },
});
