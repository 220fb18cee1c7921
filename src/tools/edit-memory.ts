// Edits an item's text; the journal keeps the previous one.

import * as z from 'zod/mini';
import type { ItemText } from '../domain/change.ts';
import { itemIdSchema } from '../domain/ids.ts';
import type { Item } from '../domain/item.ts';
import { itemTerms } from '../memories/item-terms.ts';
import { noteTitle } from '../memories/note-title.ts';
import { readItemMetadata } from '../memories/read-item-metadata.ts';
import { itemHash } from './keep-item.ts';
import { defineTool, type ToolContext } from './tool.ts';

export type Edited = { readonly kind: 'edited'; readonly item: Item } | { readonly kind: 'gone' };

type NewWords = { readonly content?: string; readonly title?: string };

/** The item's new title and body. A note without a label is titled by its text, so editing the text retitles it. */
function changed(item: Item, { content, title }: NewWords): { title: string; body: string } {
  const titledByWords = item.kind === 'note' && item.title === noteTitle(item.body);
  const body = item.kind === 'note' ? (content ?? item.body) : item.body;
  const words = title ?? (item.kind === 'note' ? undefined : content);
  return { title: words ?? (titledByWords ? noteTitle(body) : item.title), body };
}

/** Replaces an item's text, its duplicate key and its search terms. */
export function rewrite(item: Item, to: ItemText, { tx, now }: ToolContext): void {
  const { kind } = item;
  const { reason = item.reason } = to;
  const metadata = readItemMetadata(item.metadata);
  const hash = itemHash({ kind, ...to }, metadata);
  tx.editItem(item.id, { ...to, hash, at: now, terms: itemTerms({ kind, metadata, ...to, reason }) });
}

export const editMemory = defineTool({
  name: 'edit_memory',
  description: 'Muda o texto ou o título de um item guardado.',
  args: z.strictObject({
    item_id: itemIdSchema,
    content: z.exactOptional(z.string()),
    title: z.exactOptional(z.string()),
  }),
  internal: {},
  effect: 'write',
  exposedToModel: true,
  run: (args, context): Edited => {
    const { tx, now } = context;
    const [item] = tx.itemsById([args.item_id]);
    if (item === undefined) return { kind: 'gone' };
    const to = changed(item, args);
    rewrite(item, to, context);
    context.changed({ op: 'edit', item: item.id, before: { title: item.title, body: item.body } });
    return { kind: 'edited', item: { ...item, ...to, updatedAt: now } };
  },
});
