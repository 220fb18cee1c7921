// Shows everything stored of one item, when its row in a list was tapped.

import * as z from 'zod/mini';
import { itemIdSchema } from '../domain/ids.ts';
import type { Item } from '../domain/item.ts';
import { defineTool } from './tool.ts';

export type Opened = { readonly kind: 'opened'; readonly item: Item } | { readonly kind: 'gone' };

export const openMemory = defineTool({
  name: 'open_memory',
  description: 'Mostra um item guardado inteiro, com capa.',
  args: z.strictObject({ item_id: itemIdSchema }),
  internal: {},
  effect: 'read',
  exposedToModel: false,
  run: ({ item_id }, { tx }): Opened => {
    const [item] = tx.itemsById([item_id]);
    return item === undefined ? { kind: 'gone' } : { kind: 'opened', item };
  },
});
