// What the account tells itself: a timer that fell due, a mission that ended. It waits in the same inbox as what people write, so
// there is one lane, one order and one kind of recovery. Only our own code makes one: a channel's parser answers Inbound, whose body
// has no such kind.

import type { Due } from './due.ts';
import type { HouseholdNews } from './household.ts';
import type { ConversationId, Instant } from './ids.ts';
import type { ChannelName, Inbound } from './message.ts';
import type { MissionNews } from './mission-news.ts';

export type InternalBody =
  /** `key` is the row's within its kind; `dueAt` is when it should have happened, which an outage puts in the past. */
  | { readonly kind: 'due'; readonly due: Due; readonly key: string; readonly dueAt: Instant }
  /** Another channel joined this account by a code. */
  | { readonly kind: 'linked'; readonly channel: ChannelName }
  /** From another account of the household, or about to be. */
  | { readonly kind: 'household'; readonly news: HouseholdNews }
  /** Of a mission that runs beside the lane. */
  | { readonly kind: 'mission'; readonly mission: string; readonly news: MissionNews };

export type Internal = Omit<Inbound, 'body'> & { readonly conversation: ConversationId; readonly body: InternalBody };

/** Anything that waits in an inbox. */
export type InboxMessage = Inbound | Internal;

const INTERNAL: ReadonlySet<string> = new Set<InternalBody['kind']>(['due', 'mission', 'linked', 'household']);

export const isInternal = (message: InboxMessage): message is Internal => INTERNAL.has(message.body.kind);
