// Keeps what a person told about their money that is not a movement. Telling again replaces it; the journal can put it back.

import * as z from 'zod/mini';
import { folded } from '../domain/fold.ts';
import { type Told, toldKindSchema, toldSchema } from '../domain/told.ts';
import { type BudgetStatus, budgetStatus } from '../finance/budget-status.ts';
import { defineTool, type ToolContext } from './tool.ts';

export type ToldOutcome = {
  readonly kind: 'told';
  readonly told: Told;
  readonly before: Told['value'] | null;
  /** Where a new ceiling already stands. */
  readonly status?: BudgetStatus;
};

export type Forgotten =
  | { readonly kind: 'told_forgotten'; readonly told: Told }
  | { readonly kind: 'nothing_told'; readonly words: string };

/** Writes it and journals what was there before. */
export function tell(told: Told, { tx, now, changed }: ToolContext): Told['value'] | null {
  const before = tx.ledger.told(told.kind).find(({ key }) => key === told.key)?.value ?? null;
  tx.ledger.tell(told.kind, told.key, told.value, now);
  changed({ op: 'told', kind: told.kind, key: told.key, before });
  return before;
}

export const tellMoney = defineTool({
  name: 'tell_money',
  description: 'Guarda um teto, meta, dívida, recorrência, categoria de um lugar ou fato sobre a pessoa.',
  args: z.strictObject({ told: toldSchema }),
  internal: {},
  effect: 'write',
  exposedToModel: false,
  run: ({ told }, context): ToldOutcome => {
    const before = tell(told, context);
    const status = told.kind === 'orcamento' ? budgetStatus(context.tx.ledger, told, context.today) : undefined;
    return { kind: 'told', told, before, ...(status === undefined ? {} : { status }) };
  },
});

/** Words every repetition is called by. */
const GENERIC = new Set(
  'a o as os de do da dos das minha meu assinatura mensalidade plano recorrencia conta'.split(' '),
);

export const forgetMoney = defineTool({
  name: 'forget_money',
  description: 'Esquece uma recorrência que a pessoa cancelou.',
  args: z.strictObject({ of: toldKindSchema, words: z.string() }),
  internal: {},
  effect: 'write',
  exposedToModel: false,
  run: ({ of, words }, { tx, now, changed }): Forgotten => {
    const said = folded(words)
      .split(' ')
      .filter((word) => word !== '' && !GENERIC.has(word));
    const told = tx.ledger.told(of).find(({ key }) => said.every((word) => ` ${key}`.includes(` ${word}`)));
    if (told === undefined || said.length === 0) return { kind: 'nothing_told', words };
    tx.ledger.tell(told.kind, told.key, null, now);
    changed({ op: 'told', kind: told.kind, key: told.key, before: told.value });
    return { kind: 'told_forgotten', told };
  },
});
