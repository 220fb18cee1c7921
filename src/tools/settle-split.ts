// "A Ana me pagou a parte dela": records what she owed as received, in full unless an amount is given.

import * as z from 'zod/mini';
import type { Lancamento } from '../domain/ledger.ts';
import { repaid } from '../finance/as-repayment.ts';
import { awaited, receivablesOf } from '../finance/definitions/receivables.ts';
import type { Draft } from '../finance/draft.ts';
import { fieldsOf } from '../finance/draft-fields.ts';
import { leftOf } from '../finance/left-of.ts';
import { type EntryEdited, editTransaction } from './edit-transaction.ts';
import { keepEntry, reviseEntry } from './keep-entry.ts';
import type { Recorded } from './record-transaction.ts';
import { defineTool, type ToolContext } from './tool.ts';

export type Settled = Recorded | EntryEdited | { readonly kind: 'nothing_owed'; readonly name: string };

/** A partial payment is income of today; the rest stays pending. */
function cameInPart(due: Lancamento, cents: number, context: ToolContext): Recorded {
  const left = due.cents - cents;
  reviseEntry(due, { ...due, cents: left, voided: false }, context);
  const { category, description, counterpart } = due;
  const draft: Draft = { kind: 'receita', cents, category, description, counterpart, date: context.today };
  const entry = keepEntry(fieldsOf(draft), context);
  const owed = { name: counterpart === '' ? description : counterpart, cents: left };
  return { kind: 'recorded', entries: [{ entry, draft, owed }], alerts: [] };
}

/** More than each of what waits: the oldest are paid first. Undefined when it is more than all of them. */
function ofSeveral(cents: number, context: ToolContext, who: string): Recorded | undefined {
  const all = awaited(context.tx.ledger, who);
  if (all.length < 2 || all.reduce((sum, one) => sum + one.cents, 0) < cents) return undefined;
  let left = cents;
  const entries = all.flatMap((due): Recorded['entries'] => {
    const part = left;
    left = Math.max(0, left - due.cents);
    if (part === 0) return [];
    if (part < due.cents) return cameInPart(due, part, context).entries;
    const paid = { ...due, status: 'paga', date: context.today } as const;
    reviseEntry(due, { ...paid, voided: false }, context);
    const draft = { kind: 'receita', cents: due.cents, date: context.today } as const;
    return [{ entry: { ...paid, version: due.version + 1 }, draft, settled: true }];
  });
  return { kind: 'recorded', entries, alerts: [] };
}

export const settleSplit = defineTool({
  name: 'settle_split',
  description: 'Anota que alguém pagou o que devia à pessoa.',
  args: z.strictObject({ counterpart: z.string(), cents: z.exactOptional(z.int()) }),
  internal: {},
  effect: 'write',
  changesMoney: () => true,
  exposedToModel: false,
  run: ({ counterpart, cents }, context): Settled => {
    const { tx, today } = context;
    // A pending income for the debt is settled.
    const due = awaited(tx.ledger, counterpart).find((entry) => cents === undefined || entry.cents === cents);
    if (due !== undefined)
      return editTransaction.run({ pointer: { ids: [due.id] }, changes: { status: 'paga', date: today } }, context);
    const more = cents === undefined ? undefined : awaited(tx.ledger, counterpart).find((entry) => entry.cents > cents);
    if (more !== undefined && cents !== undefined) return cameInPart(more, cents, context);
    const several = cents === undefined ? undefined : ofSeveral(cents, context, counterpart);
    if (several !== undefined) return several;
    const [owed] = receivablesOf(tx.ledger, counterpart);
    const amount = cents ?? owed?.cents;
    if (amount === undefined) return { kind: 'nothing_owed', name: counterpart };
    const draft: Draft = {
      ...repaid(owed ?? { name: counterpart, cents: amount, shared: false }),
      cents: amount,
      date: today,
    };
    const fields = fieldsOf(draft);
    const left = leftOf(fields, tx.ledger);
    return { kind: 'recorded', entries: [{ entry: keepEntry(fields, context), draft, ...left }], alerts: [] };
  },
});
