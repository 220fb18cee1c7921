// What a platform says has another id from now on. Its signed webhook is the proof; nothing else moves anything.

import type { ChannelName } from './message.ts';

export type Moved =
  /** A group that became a supergroup: its members and what they wrote are the same, message ids start again. */
  { readonly kind: 'group'; readonly channel: ChannelName; readonly from: string; readonly to: string };
