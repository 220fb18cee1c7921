// Adds external metadata to an item saved without it. It changes none of the person's words, so it is not undoable, and
// it replies only when it found something.

import * as z from 'zod/mini';
import { type InboxId, itemIdSchema } from '../domain/ids.ts';
import type { Item } from '../domain/item.ts';
import type { ItemMetadata } from '../domain/metadata/item-metadata.ts';
import { itemTerms } from '../memories/item-terms.ts';
import { askLater } from './ask-later.ts';
import { itemHash, titled } from './keep-item.ts';
import { isWorthAsking, type Outside } from './outside.ts';
import { defineTool, type ToolContext } from './tool.ts';

type Card = { readonly message: string; readonly turn: InboxId };

export type Completed =
  /** `card`: the message that announced only this item, and its turn. */
  | { readonly kind: 'completed'; readonly item: Item; readonly card?: Card }
  /** Deleted, already complete, ambiguous, or still unanswered: no reply. */
  | { readonly kind: 'left_as_it_was' };

/** The item with its metadata; undefined when the same work is already saved under another id. */
function complete(item: Item, metadata: ItemMetadata, asOf: number, { tx, now }: ToolContext): Item | undefined {
  const isWork = metadata.kind === 'movie' || metadata.kind === 'tv_show';
  const named = item.title === item.body || isWork;
  const title = named ? titled(metadata.title, isWork ? metadata.year : null) : item.title;
  const content = { kind: item.kind, title, body: item.body };
  const hash = itemHash(content, metadata);
  const twin = tx.itemByHash(hash);
  if (twin !== undefined && twin.id !== item.id) return undefined;
  const json = JSON.stringify(metadata);
  const terms = itemTerms({ ...content, reason: item.reason, metadata });
  const year = isWork ? metadata.year : null;
  tx.completeItem(item.id, { title, body: item.body, hash, at: now, terms, metadata: json, knownAt: asOf, year });
  return { ...item, title, metadata: json, knownAt: asOf, updatedAt: now };
}

/** The message of the turn that saved only this item; several items saved together share one message. */
function cardOf(item: Item, turn: InboxId | undefined, { tx, conversation }: ToolContext): Card | undefined {
  if (turn === undefined) return undefined;
  const [only, ...others] = tx.undoable(conversation, turn)?.changes ?? [];
  const message = tx.sentAs(conversation, turn);
  if (message === undefined || others.length > 0 || only?.op !== 'add' || only.item !== item.id) return undefined;
  return { message, turn };
}

export const completeMemory = defineTool({
  name: 'complete_memory',
  description: 'Completa um item guardado só com as palavras da pessoa, quando as fontes respondem.',
  args: z.strictObject({ item_id: itemIdSchema }),
  internal: {
    tries: z.int(),
    told: z.exactOptional(z.custom<InboxId>()),
    outside: z.exactOptional(z.custom<Outside<ItemMetadata>>()),
  },
  effect: 'write',
  exposedToModel: false,
  run: ({ item_id, tries, told, outside }, context): Completed => {
    const [item] = context.tx.itemsById([item_id]);
    if (item === undefined || item.metadata !== null || outside === undefined) return { kind: 'left_as_it_was' };
    if (isWorthAsking(outside)) askLater(item.id, tries + 1, context, told);
    const done = outside.kind === 'found' ? complete(item, outside.value, outside.asOf, context) : undefined;
    if (done === undefined) return { kind: 'left_as_it_was' };
    const card = cardOf(done, told, context);
    return card === undefined ? { kind: 'completed', item: done } : { kind: 'completed', item: done, card };
  },
});
