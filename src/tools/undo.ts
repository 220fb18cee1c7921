// Puts back what a turn changed: the newest one not undone yet, or the one a button names.

import type { InboxId, ItemId } from '../domain/ids.ts';
import type { Change, Repos } from '../ports.ts';
import { itemHash } from './keep-item.ts';
import { defineTool } from './tool.ts';

export type Undone =
  | {
      readonly kind: 'undone';
      readonly what: 'add' | 'trash' | 'edit' | 'restore';
      readonly count: number;
      readonly title: string;
    }
  | { readonly kind: 'nothing_to_undo' };

function revert(tx: Repos, change: Change, now: number): void {
  switch (change.op) {
    case 'add':
    case 'restore':
      tx.trashItems([change.item], now);
      break;
    case 'trash':
      tx.trashItems([change.item], null);
      break;
    case 'edit': {
      const [item] = tx.itemsById([change.item]);
      const { before } = change;
      if (item) tx.editItem(item.id, { ...before, hash: itemHash({ kind: item.kind, ...before }), at: now });
      break;
    }
    default:
      change satisfies never;
  }
}

const titleOf = (tx: Repos, id: ItemId): string => tx.itemsById([id])[0]?.title ?? '';

export const undo = defineTool({
  name: 'undo',
  description: 'Desfaz a última mudança.',
  effect: 'write',
  exposedToModel: false,
  run: ({ turn }: { readonly turn?: InboxId }, { tx, conversation, now }): Undone => {
    const entry = tx.undoable(conversation, turn);
    const [first] = entry?.changes ?? [];
    if (entry === undefined || first === undefined) return { kind: 'nothing_to_undo' };
    // Read while it can be seen: before an added item goes, after a trashed one is back.
    const before = titleOf(tx, first.item);
    for (const change of entry.changes.toReversed()) revert(tx, change, now);
    tx.markUndone(entry.turn, now);
    return { kind: 'undone', what: first.op, count: entry.changes.length, title: before || titleOf(tx, first.item) };
  },
});
