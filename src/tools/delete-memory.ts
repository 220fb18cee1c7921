// Taking things away: always into the trash, always undoable, never more than was named.

import type { ItemId } from '../domain/ids.ts';
import type { Item, ItemKind } from '../domain/item.ts';
import { defineTool, type ToolContext } from './tool.ts';

export type Trashed =
  | { readonly kind: 'trashed'; readonly items: readonly Item[]; readonly all: boolean }
  | { readonly kind: 'nothing_to_trash'; readonly of?: ItemKind };

function trash(items: readonly Item[], all: boolean, { tx, now, changed }: ToolContext): Trashed {
  tx.trashItems(
    items.map((item) => item.id),
    now,
  );
  for (const item of items) changed({ op: 'trash', item: item.id });
  return { kind: 'trashed', items, all };
}

export const deleteMemory = defineTool({
  name: 'delete_memory',
  description: 'Apaga um item guardado, pelo id.',
  effect: 'write',
  exposedToModel: true,
  run: ({ item_ids }: { readonly item_ids: readonly ItemId[] }, context): Trashed => {
    const items = context.tx.itemsById(item_ids);
    return items.length === 0 ? { kind: 'nothing_to_trash' } : trash(items, false, context);
  },
});

export const deleteAllMemories = defineTool({
  name: 'delete_all_memories',
  description: 'Apaga tudo o que foi guardado, ou tudo de um tipo.',
  effect: 'write',
  exposedToModel: false,
  run: ({ kind }: { readonly kind?: ItemKind }, context): Trashed => {
    const items = context.tx.items({ limit: Number.MAX_SAFE_INTEGER, ...(kind === undefined ? {} : { kind }) });
    if (items.length > 0) return trash(items, true, context);
    return { kind: 'nothing_to_trash', ...(kind === undefined ? {} : { of: kind }) };
  },
});
