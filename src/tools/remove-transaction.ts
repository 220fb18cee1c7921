// Removes entries: they stop counting but stay stored, so that undo restores them completely.

import * as z from 'zod/mini';
import type { Lancamento } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import { entriesOfPurchases } from '../finance/adjustments.ts';
import { entryPointerSchema, pointedEntries, toldPointerSchema } from '../finance/entry-pointer.ts';
import { noEntry } from './edit-transaction.ts';
import { reviseEntry } from './keep-entry.ts';
import { defineTool } from './tool.ts';

export type EntriesRemoved =
  | { readonly kind: 'entries_removed'; readonly entries: readonly Lancamento[] }
  /** More entries match than were named: the person chooses. Nothing was written. */
  | { readonly kind: 'which_entry'; readonly candidates: readonly Lancamento[] }
  | { readonly kind: 'no_entry'; readonly words?: string };

/** A purchase's refunds and prepayments are removed with it. */
function withItsAdjustments(entries: readonly Lancamento[], ledger: LedgerReads): readonly Lancamento[] {
  if (entries.every(({ kind }) => kind !== 'despesa')) return entries;
  const all = [...entries, ...entriesOfPurchases(ledger, new Set(entries.map(({ id }) => id)))];
  return [...new Map(all.map((entry) => [entry.id, entry])).values()];
}

export const removeTransaction = defineTool({
  name: 'remove_transaction',
  description: 'Tira um lançamento anotado; com "all", todos os que a descrição alcança.',
  args: z.strictObject({ pointer: toldPointerSchema, all: z.exactOptional(z.boolean()) }),
  internal: { pointer: entryPointerSchema },
  effect: 'write',
  changesMoney: () => true,
  exposedToModel: false,
  run: ({ pointer, all }, context): EntriesRemoved => {
    const { tx } = context;
    const found = pointedEntries(tx.ledger, pointer);
    const ids = new Set(found.map(({ id }) => id as number));
    // Dependent entries of a matched purchase are removed with it, so they are no candidates of their own.
    const entries = found.filter(({ of }) => !ids.has(of));
    if (entries.length === 0) return noEntry(pointer);
    const named = all === true || 'ids' in pointer || 'last' in pointer;
    if (!named && entries.length > 1) return { kind: 'which_entry', candidates: entries };
    for (const entry of withItsAdjustments(entries, tx.ledger)) reviseEntry(entry, { ...entry, voided: true }, context);
    return { kind: 'entries_removed', entries };
  },
});
