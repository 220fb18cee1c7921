// Timers: what falls due at a known instant. They wait in the schedule and reach the account through its inbox like any
// message (DESIGN principle 3), so they keep their order and survive crashes.

import type { LocalDate } from './dates.ts';
import type { ConversationId, InboxId, Instant, ItemId } from './ids.ts';
import type { Rhythm } from './rhythm.ts';

export type Due =
  | {
      readonly kind: 'reminder';
      readonly content: string;
      /** 'HH:MM' local time; absent when only a day was given. */
      readonly time?: string;
      readonly rhythm?: Rhythm;
      /** Repeats every so many hours from the last ring. Never combined with a rhythm. */
      readonly everyHours?: number;
      /** What repeats rings for the last time before this instant. */
      readonly until?: Instant;
      /** Days left out of what repeats. */
      readonly skips?: readonly LocalDate[];
    }
  /** A recurring entry: the row's key is the key of its fact ('recorrencia'). */
  | { readonly kind: 'recurring'; readonly rhythm: Rhythm }
  /** Embeddings for new or changed items. `tries`: failed attempts so far. */
  | { readonly kind: 'embed'; readonly tries: number }
  /** Another metadata lookup for an item. `tries`: lookups made so far; `told`: the turn that saved it. */
  | { readonly kind: 'enrich'; readonly item: ItemId; readonly tries: number; readonly told?: InboxId };

export type DueKind = Due['kind'];

/** One row of the schedule, identified by kind and key within the account. */
export type Scheduled = {
  readonly kind: DueKind;
  readonly key: string;
  /** Where it was requested, and where it is answered. */
  readonly conversation: ConversationId;
  readonly dueAt: Instant;
  readonly due: Due;
};
