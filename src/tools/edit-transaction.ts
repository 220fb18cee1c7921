// Corrects an entry by adding a version; the previous one is kept.

import * as z from 'zod/mini';
import { folded } from '../domain/fold.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { ToldValues } from '../domain/told.ts';
import { changedFields, entryChangesSchema, sharedChangesSchema } from '../finance/entry-changes.ts';
import { type EntryPointer, entryPointerSchema, pointedEntries, toldPointerSchema } from '../finance/entry-pointer.ts';
import type { LedgerOutcome } from '../finance/replies/ledger-reply.ts';
import { reviseEntry } from './keep-entry.ts';
import { tell } from './tell-money.ts';
import { defineTool, type ToolContext } from './tool.ts';
import { warnOfBudgets } from './warn-of-budgets.ts';

export type EntryEdited = Extract<LedgerOutcome, { kind: 'entry_edited' | 'entry_unchanged' | 'no_entry' }>;

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** With the words that found nothing, when there were any. */
export const noEntry = (pointer: EntryPointer): { readonly kind: 'no_entry'; readonly words?: string } =>
  'words' in pointer && pointer.words !== undefined ? { kind: 'no_entry', words: pointer.words } : { kind: 'no_entry' };

export const editTransaction = defineTool({
  name: 'edit_transaction',
  description: 'Corrige um lançamento já anotado.',
  args: z.strictObject({ pointer: toldPointerSchema, changes: entryChangesSchema }),
  /** `place`: the merchant a new category is remembered for. */
  internal: { pointer: entryPointerSchema, changes: sharedChangesSchema, place: z.exactOptional(z.string()) },
  effect: 'write',
  changesMoney: () => true,
  exposedToModel: true,
  run: ({ pointer, changes, place }, context): EntryEdited => {
    const { tx } = context;
    // When several match, a correction means the newest; the reply names it and can be undone.
    const [before] = pointedEntries(tx.ledger, pointer);
    if (before === undefined) return noEntry(pointer);
    const fields = changedFields(before, changes);
    const after: Lancamento = { ...before, ...fields, version: before.version + 1 };
    if (same({ ...before, version: 0 }, { ...after, version: 0 })) return { kind: 'entry_unchanged', entry: before };
    reviseEntry(before, { ...fields, voided: false }, context);
    const moved = place !== undefined && after.category !== before.category;
    const learnt = moved ? remembered(place, after.category, context) : {};
    return {
      kind: 'entry_edited',
      before,
      after,
      alerts: warnOfBudgets([{ entry: after, was: before }], context),
      ...learnt,
    };
  },
});

/** A place already known to have that category is not announced again. */
export function remembered(
  words: string,
  category: string,
  context: ToolContext,
): { readonly learnt?: ToldValues['categoria'] } {
  const value = { words, category };
  const before = tell({ kind: 'categoria', key: folded(words), value }, context);
  return before !== null && 'category' in before && before.category === category ? {} : { learnt: value };
}
