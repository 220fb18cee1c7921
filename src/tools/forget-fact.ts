// Deletes a fact about the person: their name, their age, their children.

import * as z from 'zod/mini';
import type { Told } from '../domain/told.ts';
import { forget } from './tell-money.ts';
import { defineTool } from './tool.ts';

export type FactForgotten =
  | { readonly kind: 'fact_forgotten'; readonly fact: Told<'perfil'> }
  | { readonly kind: 'no_fact' };

export const forgetFact = defineTool({
  name: 'forget_fact',
  description: 'Esquece um fato sobre a pessoa: nome, idade, filhos.',
  args: z.strictObject({ key: z.string() }),
  internal: {},
  effect: 'write',
  changesMoney: () => false,
  exposedToModel: false,
  run: ({ key }, context): FactForgotten => {
    const fact = context.tx.ledger.told('perfil').find((one) => one.key === key);
    if (fact === undefined) return { kind: 'no_fact' };
    forget(fact, context);
    return { kind: 'fact_forgotten', fact };
  },
});
