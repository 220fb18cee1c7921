// Deletes a goal, a budget, a card or a fact about the person. Money set aside for the goal, spent under the budget or on the
// card stays recorded.

import * as z from 'zod/mini';
import type { Told } from '../domain/told.ts';
import { forget } from './tell-money.ts';
import { defineTool } from './tool.ts';

type Forgettable = 'meta' | 'orcamento' | 'perfil' | 'conta';

export type Forgotten =
  | { readonly kind: 'forgotten'; readonly told: Told<Forgettable> }
  | { readonly kind: 'not_told'; readonly of: Forgettable };

const forgetting = <Name extends string>(name: Name, of: Forgettable, description: string) =>
  defineTool({
    name,
    description,
    args: z.strictObject({ key: z.string() }),
    internal: {},
    effect: 'write',
    changesMoney: () => of !== 'perfil',
    exposedToModel: false,
    run: ({ key }, context): Forgotten => {
      const told = context.tx.ledger.told(of).find((one) => one.key === key);
      if (told === undefined) return { kind: 'not_told', of };
      forget(told, context);
      return { kind: 'forgotten', told };
    },
  });

export const forgetGoal = forgetting(
  'forget_goal',
  'meta',
  'Tira uma meta; o que foi guardado para ela fica onde está.',
);
export const forgetBudget = forgetting(
  'forget_budget',
  'orcamento',
  'Tira um teto de gastos; o que foi gasto continua anotado.',
);
export const forgetCard = forgetting(
  'forget_card',
  'conta',
  'Tira um cartão; o que foi comprado nele continua anotado.',
);
export const forgetFact = forgetting('forget_fact', 'perfil', 'Esquece um fato sobre a pessoa: nome, idade, filhos.');
