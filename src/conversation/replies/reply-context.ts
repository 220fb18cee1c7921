// What composing a reply needs besides the outcome: the turn, and formatting of instants in the person's time zone.

import type { LocalDate, LocalDateTime } from '../../domain/dates.ts';
import type { InboxId, Instant } from '../../domain/ids.ts';

export type ReplyContext = {
  readonly turn: InboxId;
  /** Whether others read the reply too. */
  readonly group: boolean;
  readonly now: Instant;
  readonly today: LocalDate;
  readonly dateOf: (at: Instant) => LocalDate;
  /** '14:02', local time. */
  readonly timeOf: (at: Instant) => string;
  readonly wallOf: (at: Instant) => LocalDateTime;
};
