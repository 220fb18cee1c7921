// Deletes items: always into the trash, always undoable, never more than was named.

import * as z from 'zod/mini';
import { itemIdSchema } from '../domain/ids.ts';
import { type Item, type ItemKind, itemKindSchema } from '../domain/item.ts';
import { defineTool, type ToolContext } from './tool.ts';

export type Trashed =
  | { readonly kind: 'trashed'; readonly items: readonly Item[]; readonly all: boolean }
  | { readonly kind: 'nothing_to_trash'; readonly of?: ItemKind };

/** @param of 'named': these items; 'all': everything of a kind. */
function trash(items: readonly Item[], of: 'named' | 'all', { tx, now, changed }: ToolContext): Trashed {
  tx.trashItems(
    items.map((item) => item.id),
    now,
  );
  for (const item of items) changed({ op: 'trash', item: item.id });
  return { kind: 'trashed', items, all: of === 'all' };
}

export const deleteMemory = defineTool({
  name: 'delete_memory',
  description: 'Apaga um item guardado, pelo id.',
  args: z.strictObject({ item_id: itemIdSchema }),
  // "Todos os de terror" deletes several items and is undone as one.
  internal: { item_id: z.union([itemIdSchema, z.readonly(z.array(itemIdSchema))]) },
  effect: 'write',
  exposedToModel: true,
  run: ({ item_id }, context): Trashed => {
    const items = context.tx.itemsById([item_id].flat());
    return items.length === 0 ? { kind: 'nothing_to_trash' } : trash(items, 'named', context);
  },
});

export const deleteAllMemories = defineTool({
  name: 'delete_all_memories',
  description: 'Apaga tudo o que foi guardado, ou tudo de um tipo.',
  args: z.strictObject({}),
  /** `except`: kinds that are not deleted. */
  internal: { kind: z.exactOptional(itemKindSchema), except: z.exactOptional(z.readonly(z.array(itemKindSchema))) },
  effect: 'write',
  exposedToModel: false,
  run: ({ kind, except = [] }, context): Trashed => {
    const every = context.tx.items({ limit: Number.MAX_SAFE_INTEGER, ...(kind === undefined ? {} : { kind }) });
    const items = every.filter((item) => !except.includes(item.kind));
    if (items.length > 0) return trash(items, 'all', context);
    return { kind: 'nothing_to_trash', ...(kind === undefined ? {} : { of: kind }) };
  },
});
