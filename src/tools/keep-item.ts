// The one way a memory is written: the same thing twice is one memory, and says when it was first kept.

import type { Item, ItemKind } from '../domain/item.ts';
import { contentHash, sameWords } from '../memories/content-hash.ts';
import type { ToolContext } from './tool.ts';

export type Kept =
  | { readonly kind: 'saved'; readonly item: Item }
  /** It was there already; nothing was written. */
  | { readonly kind: 'duplicate'; readonly item: Item };

type NewItem = { readonly kind: ItemKind; readonly title: string; readonly body: string };

/** What makes it the same thing: its kind and its words, or its exact address (case matters in a path). */
const identityOf = ({ kind, title, body }: NewItem): string => {
  if (kind === 'link' || kind === 'video') return `${kind} ${body}`;
  return kind === 'note' ? sameWords(`${title} ${body}`) || `${title} ${body}` : `${kind} ${sameWords(title)}`;
};

export const itemHash = (item: NewItem): string => {
  const identity = identityOf(item);
  return item.kind === 'link' || item.kind === 'video' ? identity : contentHash(identity);
};

export function keepItem(item: NewItem, context: ToolContext): Kept {
  const { tx, now } = context;
  const hash = itemHash(item);
  const known = tx.itemByHash(hash);
  if (known !== undefined && identityOf(known) === identityOf(item)) return { kind: 'duplicate', item: known };
  const id = tx.addItem({ ...item, hash, at: now });
  context.changed({ op: 'add', item: id });
  return { kind: 'saved', item: { ...item, id, createdAt: now, updatedAt: now, trashedAt: null } };
}
