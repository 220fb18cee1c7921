// What a decision is completed with between deciding and committing, and the shape of every step that does so.

import type { LocalDate } from '../domain/dates.ts';
import type { InboxId, Instant } from '../domain/ids.ts';
import type { Channel, Conversation, Reads } from '../ports.ts';
import type { Asking } from './ask.ts';
import type { Decision } from './decision.ts';

export type Preparing = {
  readonly read: Reads;
  readonly asking: Asking;
  readonly conversation: Conversation;
  readonly turn: InboxId;
  /** Today, in the person's time zone. */
  readonly today: LocalDate;
  /** The first instant of a day in the person's time zone. */
  readonly startOf: (day: LocalDate) => Instant;
  /** Monotonic milliseconds, for timings only. */
  readonly ticks: () => number;
  /** Downloads from the platform the message came from. */
  readonly download: Channel['download'];
};

/** The decision with what it needs from outside, or as it came; never rejects because of the outside world. */
export type Prepare = (decision: Decision, preparing: Preparing) => Promise<Decision>;
