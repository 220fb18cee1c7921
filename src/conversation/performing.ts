// What a decision is carried out with, inside the turn's transaction.

import type { LocalDate } from '../domain/dates.ts';
import type { ConversationId, Instant } from '../domain/ids.ts';
import type { Repos } from '../ports.ts';
import type { Authority } from '../tools/execute.ts';
import type { Asking } from './ask.ts';
import type { ReplyContext } from './replies/reply-context.ts';

export type Performing = {
  readonly tx: Repos;
  readonly conversation: ConversationId;
  readonly asking: Asking;
  readonly context: ReplyContext;
  readonly startOf: (day: LocalDate) => Instant;
  /** Monotonic milliseconds. */
  readonly ticks: () => number;
  readonly may: Authority;
};
