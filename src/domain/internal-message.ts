// Messages an account sends to itself: a timer that fell due, a mission that ended. They use the same inbox as people's
// messages, so there is one lane, one order and one kind of recovery. Only our code creates them: channel parsers
// return Inbound, which has no such kind.

import type { Due } from './due.ts';
import type { HouseholdNews } from './household.ts';
import type { ConversationId, Instant } from './ids.ts';
import type { ChannelName, Inbound } from './message.ts';
import type { MissionNews } from './mission-news.ts';

export type InternalBody =
  /** `key` identifies the row within its kind; `dueAt` is when it should have happened, in the past after an outage. */
  | { readonly kind: 'due'; readonly due: Due; readonly key: string; readonly dueAt: Instant }
  /** Another channel was linked to this account. */
  | { readonly kind: 'linked'; readonly channel: ChannelName }
  /** From another account of the household, or about to be. */
  | { readonly kind: 'household'; readonly news: HouseholdNews }
  /** News of a mission running beside the lane. */
  | { readonly kind: 'mission'; readonly mission: string; readonly news: MissionNews };

export type Internal = Omit<Inbound, 'body'> & { readonly conversation: ConversationId; readonly body: InternalBody };

/** Anything that can be in an inbox. */
export type InboxMessage = Inbound | Internal;

const INTERNAL: ReadonlySet<string> = new Set<InternalBody['kind']>(['due', 'mission', 'linked', 'household']);

/** Whether the account sent it to itself: no person's words are in it, and it is never quoted back. */
export const isInternal = (message: InboxMessage): message is Internal => INTERNAL.has(message.body.kind);
