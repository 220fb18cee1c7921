// Embeddings: texts as vectors, close together when their meaning is close.

import type { ConversationId, InboxId, Instant, ItemId } from './ids.ts';

/** Unit length, so that a dot product is the cosine. */
export type Vector = Float32Array;

/** Cosine of two vectors of the same model and dimension: 1 identical, 0 unrelated. */
export function likeness(a: Vector, b: Vector): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** An embedding model. Vectors of different models or dimensions cannot be compared. */
export interface Embedder {
  readonly model: string;
  /**
   * One vector per text, in order and of one dimension; undefined when the deadline passes or the day's budget is
   * spent. Never rejects.
   */
  embed(
    texts: readonly string[],
    of: { readonly conversation: ConversationId; readonly turn: InboxId; readonly deadline: Instant },
  ): Promise<readonly Vector[] | undefined>;
}

/** A search by meaning. `least`: the lowest similarity worth showing. */
export type Meant = { readonly model: string; readonly vector: Vector; readonly least: number };

/** `updatedAt`: the item's when its text was read. */
export type ItemVector = { readonly item: ItemId; readonly updatedAt: Instant; readonly vector: Vector };
