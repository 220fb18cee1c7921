// "A Ana me pagou a parte dela": records what she owed as received, in full unless an amount is given.

import * as z from 'zod/mini';
import type { Lancamento } from '../domain/ledger.ts';
import { repaid } from '../finance/as-repayment.ts';
import { awaited, receivablesOf } from '../finance/definitions/receivables.ts';
import type { Draft } from '../finance/draft.ts';
import { fieldsOf } from '../finance/draft-fields.ts';
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
    const [owed] = receivablesOf(tx.ledger, counterpart);
    const amount = cents ?? owed?.cents;
    if (amount === undefined) return { kind: 'nothing_owed', name: counterpart };
    const draft: Draft = {
      ...repaid(owed ?? { name: counterpart, cents: amount, shared: false }),
      cents: amount,
      date: today,
    };
    return { kind: 'recorded', entries: [{ entry: keepEntry(fieldsOf(draft), context), draft }], alerts: [] };
  },
});
