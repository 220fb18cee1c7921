// The only way items are created: saving the same thing twice yields one item, and the reply says when it was first
// saved.

import { folded } from '../domain/fold.ts';
import type { Instant } from '../domain/ids.ts';
import type { Item, ItemKind } from '../domain/item.ts';
import type { ItemMetadata } from '../domain/metadata/item-metadata.ts';
import { addressIdentity } from '../memories/address-identity.ts';
import { contentHash } from '../memories/content-hash.ts';
import { itemTerms } from '../memories/item-terms.ts';
import { readItemMetadata } from '../memories/read-item-metadata.ts';
import { askLater } from './ask-later.ts';
import type { WithoutDetails } from './outside.ts';
import type { ToolContext } from './tool.ts';

export type SavedNow = {
  readonly kind: 'saved';
  readonly item: Item;
  /** Why there is no metadata, when a lookup was made or is scheduled. */
  readonly without?: WithoutDetails;
  /** A reminder was requested without a time. */
  readonly momentUnsaid?: true;
};

/** It already existed; nothing was written but `also`, what was said of it now for the first time. */
export type Duplicate = {
  readonly kind: 'duplicate';
  readonly item: Item;
  readonly momentUnsaid?: true;
  readonly also?: string;
};

export type Kept = SavedNow | Duplicate;

/** 'Duna (2021)'; the bare title when the year is unknown. */
export const titled = (title: string, year: number | null | undefined): string =>
  year === null || year === undefined ? title : `${title} (${year})`;

type Thing = { readonly kind: ItemKind; readonly title: string; readonly body: string };

export type NewThing = Thing & {
  readonly reason?: string | undefined;
  readonly known?: { readonly metadata: ItemMetadata; readonly asOf: Instant } | undefined;
  readonly year?: number | null | undefined;
  readonly without?: WithoutDetails | undefined;
};

/** The item's identity: its canonical address, the work if known, otherwise its kind and text. */
function identityOf({ kind, title, body }: Thing, metadata: ItemMetadata | null): string {
  if (kind === 'link' || kind === 'video') return addressIdentity(body);
  if (kind === 'note') return folded(`${title} ${body}`) || `${title} ${body}`;
  const work = metadata?.kind === 'movie' || metadata?.kind === 'tv_show' ? metadata : undefined;
  return work === undefined ? `${kind} ${folded(title)}` : `${kind} tmdb:${work.tmdbId}`;
}

/** The duplicate key. Addresses and ids keep their case, which is significant there. */
const hashOf = (kind: ItemKind, identity: string): string =>
  kind === 'note' || !/[:/]/u.test(identity) ? contentHash(identity) : identity;

/** Duplicate key of an item. */
export const itemHash = (thing: Thing, metadata: ItemMetadata | null): string =>
  hashOf(thing.kind, identityOf(thing, metadata));

/** The existing item with this identity, if any. */
function knownAs(identity: string, hash: string, { tx }: Pick<ToolContext, 'tx'>): Item | undefined {
  const known = tx.itemByHash(hash);
  if (known === undefined) return undefined;
  return identityOf(known, readItemMetadata(known.metadata)) === identity ? known : undefined;
}

/** A live item equal to one in the trash, if it was saved again. */
export function keptAlready(item: Item, context: Pick<ToolContext, 'tx'>): Item | undefined {
  const identity = identityOf(item, readItemMetadata(item.metadata));
  return knownAs(identity, hashOf(item.kind, identity), context);
}

/** `duplicate` with the item of then; a trashed one with the same content does not count. */
export function keepItem({ reason = '', known, year = null, without, ...thing }: NewThing, context: ToolContext): Kept {
  const { tx, now } = context;
  const metadata = known?.metadata ?? null;
  const identity = identityOf(thing, metadata);
  const hash = hashOf(thing.kind, identity);
  const before = knownAs(identity, hash, context);
  if (before !== undefined) return { kind: 'duplicate', item: before };
  const json = metadata === null ? null : JSON.stringify(metadata);
  const knownAt = known?.asOf ?? null;
  const terms = itemTerms({ ...thing, reason, metadata });
  const id = tx.addItem({ ...thing, hash, at: now, metadata: json, knownAt, year, reason, terms });
  context.changed({ op: 'add', item: id });
  const unseen = { watchedAt: null, rating: null, stopped: null, trashedAt: null };
  if (without === 'later') askLater(id, 1, context, context.turn);
  const item: Item = { ...thing, id, createdAt: now, updatedAt: now, metadata: json, knownAt, reason, ...unseen };
  return without === undefined ? { kind: 'saved', item } : { kind: 'saved', item, without };
}
