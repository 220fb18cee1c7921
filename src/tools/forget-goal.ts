// Deletes a goal; money already set aside for it stays where it is.

import * as z from 'zod/mini';
import type { Told } from '../domain/told.ts';
import { forget } from './tell-money.ts';
import { defineTool } from './tool.ts';

export type GoalForgotten =
  | { readonly kind: 'goal_forgotten'; readonly goal: Told<'meta'> }
  | { readonly kind: 'no_goal' };

export const forgetGoal = defineTool({
  name: 'forget_goal',
  description: 'Tira uma meta; o que foi guardado para ela fica onde está.',
  args: z.strictObject({ key: z.string() }),
  internal: {},
  effect: 'write',
  changesMoney: () => true,
  exposedToModel: false,
  run: ({ key }, context): GoalForgotten => {
    const goal = context.tx.ledger.told('meta').find((one) => one.key === key);
    if (goal === undefined) return { kind: 'no_goal' };
    forget(goal, context);
    return { kind: 'goal_forgotten', goal };
  },
});
