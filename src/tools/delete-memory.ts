// Deletes items: always into the trash, always undoable, never more than was named.

import * as z from 'zod/mini';
import { itemIdSchema } from '../domain/ids.ts';
import { type Item, type ItemKind, itemKindSchema } from '../domain/item.ts';
import { bestItems } from '../memories/best-items.ts';
import { defineTool, type ToolContext } from './tool.ts';

export type Trashed =
  | { readonly kind: 'trashed'; readonly items: readonly Item[]; readonly all: boolean }
  /** `kept`: what was to stay, and is not there; `stays`: what was to stay is all there is. */
  | { readonly kind: 'nothing_to_trash'; readonly of?: ItemKind; readonly kept?: string; readonly stays?: true };

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
  /** `except`: kinds that are not deleted; `kept`: names of items that are not. */
  internal: {
    kind: z.exactOptional(itemKindSchema),
    except: z.exactOptional(z.readonly(z.array(itemKindSchema))),
    kept: z.exactOptional(z.readonly(z.array(z.string()))),
  },
  effect: 'write',
  exposedToModel: false,
  run: ({ kind, except = [], kept = [] }, context): Trashed => {
    const filter = { limit: Number.MAX_SAFE_INTEGER, ...(kind === undefined ? {} : { kind }) };
    const named = kept.map((name) => ({ name, items: bestItems(name, filter, context.tx).items }));
    // Whoever names what is to stay would lose it with the rest.
    const missing = named.find(({ items }) => items.length === 0)?.name;
    if (missing !== undefined) return { kind: 'nothing_to_trash', kept: missing };
    const stay = new Set(named.flatMap(({ items }) => items.map(({ id }) => id)));
    const items = context.tx.items(filter).filter((item) => !except.includes(item.kind) && !stay.has(item.id));
    if (items.length > 0) return trash(items, 'all', context);
    return {
      kind: 'nothing_to_trash',
      ...(kind === undefined ? {} : { of: kind }),
      ...(stay.size > 0 ? { stays: true as const } : {}),
    };
  },
});
