// Stores facts about a person's money that are not entries. A new value replaces the old one; the journal can restore
// it.

import * as z from 'zod/mini';
import { type Told, toldSchema } from '../domain/told.ts';
import { type BudgetStatus, budgetStatus } from '../finance/budget-status.ts';
import { reschedule } from './reschedule.ts';
import { defineTool, type ToolContext } from './tool.ts';

export type ToldOutcome = {
  readonly kind: 'told';
  readonly told: Told;
  readonly before: Told['value'] | null;
  /** The current state of the budget that was set. */
  readonly status?: BudgetStatus;
};

/** Writes the fact and journals the previous value. */
export function tell(told: Told, { tx, now, changed }: ToolContext): Told['value'] | null {
  const before = tx.ledger.told(told.kind).find(({ key }) => key === told.key)?.value ?? null;
  tx.ledger.tell(told.kind, told.key, told.value, now);
  changed({ op: 'told', kind: told.kind, key: told.key, before });
  return before;
}

/** Deletes the fact and journals its value. */
export function forget({ kind, key, value }: Told, { tx, now, changed }: ToolContext): void {
  tx.ledger.tell(kind, key, null, now);
  changed({ op: 'told', kind, key, before: value });
}

/** A row of the schedule and its new instant, which a fact about the person's clock changes. */
const retimedShape = { kind: z.enum(['reminder', 'recurring']), key: z.string(), dueAt: z.int() };

export const tellMoney = defineTool({
  name: 'tell_money',
  description: 'Guarda um teto, meta, dívida, recorrência, categoria de um lugar ou fato sobre a pessoa.',
  args: z.strictObject({ told: toldSchema }),
  internal: { retimed: z.exactOptional(z.readonly(z.array(z.readonly(z.strictObject(retimedShape))))) },
  effect: 'write',
  changesMoney: ({ told }) => told.kind !== 'perfil',
  exposedToModel: false,
  run: ({ told: said, retimed = [] }, context): ToldOutcome => {
    const told = said.kind === 'divida' ? { ...said, value: { ...said.value, toldAt: context.now } } : said;
    const before = tell(told, context);
    for (const { kind, key, dueAt } of retimed) {
      const row = context.tx.scheduled(kind).find((one) => one.key === key);
      if (row !== undefined) reschedule({ ...row, dueAt }, context);
    }
    const status = told.kind === 'orcamento' ? budgetStatus(context.tx.ledger, told, context.today) : undefined;
    return { kind: 'told', told, before, ...(status === undefined ? {} : { status }) };
  },
});
