// What words mean, as directions: what means nearly the same points nearly the same way.

import type { ConversationId, InboxId, Instant, ItemId } from './ids.ts';

/** Of length one, so that a product of two is their cosine. */
export type Vector = Float32Array;

/** Of two vectors of one model and dimension: 1 is the same, 0 nothing in common. */
export function likeness(a: Vector, b: Vector): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Whoever knows what words mean. Vectors of two models, or of two dimensions, have nothing to say to each other. */
export interface Embedder {
  readonly model: string;
  /**
   * One vector a text, in their order and of one dimension; undefined when nobody answers by the deadline, or the day's budget is
   * spent. Never rejects.
   */
  embed(
    texts: readonly string[],
    of: { readonly conversation: ConversationId; readonly turn: InboxId; readonly deadline: Instant },
  ): Promise<readonly Vector[] | undefined>;
}

/** What is looked for. `least`: how alike a thing must be to be worth showing. */
export type Meant = { readonly model: string; readonly vector: Vector; readonly least: number };

/** `updatedAt`: of the item when its words were read. */
export type ItemVector = { readonly item: ItemId; readonly updatedAt: Instant; readonly vector: Vector };
