// What a platform says has another id from now on. Its signed webhook is the proof; nothing else moves anything.

import type { ChannelName, Inbound } from './message.ts';

export type Moved =
  /** A group that became a supergroup: its members and what they wrote are the same, message ids start again. */
  | { readonly kind: 'group'; readonly channel: ChannelName; readonly from: string; readonly to: string }
  /**
   * A person who changed number. `from`: every id they gave up; some of them, as phone numbers, will be a stranger's.
   */
  | {
      readonly kind: 'person';
      readonly channel: ChannelName;
      readonly from: readonly string[];
      readonly to: Required<Pick<Inbound, 'person' | 'chat' | 'aliases'>>;
    };

export type MovedGroup = Extract<Moved, { readonly kind: 'group' }>;
export type MovedPerson = Extract<Moved, { readonly kind: 'person' }>;

/** `unknown`: nothing was kept under the old id. `kept_apart`: the new id has a notebook of its own. */
export type Moving = 'moved' | 'unknown' | 'kept_apart';
