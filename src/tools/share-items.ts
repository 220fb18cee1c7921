// Items are private within a household. Sharing copies an item into the other members' notebooks, where it is theirs.

import * as z from 'zod/mini';
import { itemIdSchema } from '../domain/ids.ts';
import type { Item, NewItem } from '../domain/item.ts';
import { itemTerms } from '../memories/item-terms.ts';
import { readItemMetadata } from '../memories/read-item-metadata.ts';
import { itemHash } from './keep-item.ts';
import { defineTool } from './tool.ts';

export type Shared =
  | { readonly kind: 'items_shared'; readonly items: readonly Item[]; readonly names: readonly string[] }
  | { readonly kind: 'nobody_to_share_with' }
  | { readonly kind: 'nothing_to_share' };

function copyOf(item: Item, at: number): NewItem {
  const { kind, title, body, reason, metadata, knownAt } = item;
  const known = readItemMetadata(metadata);
  const content = { kind, title, body };
  const year = known?.kind === 'movie' || known?.kind === 'tv_show' ? known.year : null;
  const terms = itemTerms({ ...content, reason, metadata: known });
  return { ...content, reason, metadata, knownAt, year, at, terms, hash: itemHash(content, known) };
}

export const shareItems = defineTool({
  name: 'share_items',
  description: 'Copia itens guardados para os cadernos das outras pessoas da casa.',
  args: z.strictObject({ items: z.readonly(z.array(itemIdSchema)) }),
  internal: {},
  effect: 'write',
  exposedToModel: false,
  run: ({ items: ids }, { tx, turn, now }): Shared => {
    if (tx.household().role === 'alone') return { kind: 'nobody_to_share_with' };
    const items = tx.itemsById(ids);
    if (items.length === 0) return { kind: 'nothing_to_share' };
    const names = tx.households.share(
      turn,
      items.map((item) => copyOf(item, now)),
      now,
    );
    return { kind: 'items_shared', items, names };
  },
});
