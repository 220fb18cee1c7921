// What falls due by itself, at an instant that was known before. It waits in the schedule, and comes to the account through its
// inbox like any message (DESIGN principle 3), so that it is answered in order and survives what a message survives.

import type { ConversationId, InboxId, Instant, ItemId } from './ids.ts';
import type { Rhythm } from './rhythm.ts';

export type Due =
  | {
      readonly kind: 'reminder';
      readonly content: string;
      /** 'HH:MM' on the person's wall; absent = they named a day only. */
      readonly time?: string;
      readonly rhythm?: Rhythm;
      /** Within the day: every so many hours from when it rang last. Never beside a rhythm. */
      readonly everyHours?: number;
    }
  /** A recurring entry: the row's key is its key among the things told ('recorrencia'). */
  | { readonly kind: 'recurring'; readonly rhythm: Rhythm }
  /** What was kept or changed is given its meaning. `tries`: how often nobody could tell it. */
  | { readonly kind: 'embed'; readonly tries: number }
  /** What the world says of a kept item is asked for again. `tries`: how often it was asked already; `told`: the turn that kept it. */
  | { readonly kind: 'enrich'; readonly item: ItemId; readonly tries: number; readonly told?: InboxId };

export type DueKind = Due['kind'];

/** One row of the schedule. Kind and key name it within the account. */
export type Scheduled = {
  readonly kind: DueKind;
  readonly key: string;
  /** Where it was asked for, and is answered. */
  readonly conversation: ConversationId;
  readonly dueAt: Instant;
  readonly due: Due;
};
