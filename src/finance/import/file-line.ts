// What a file says, before it is known what it means: one movement, its sign as seen from the person's money.

import type { LocalDate } from '../../domain/dates.ts';
import type { StatementLine } from '../../domain/statement.ts';

export type FileLine = {
  readonly date: LocalDate;
  /** Negative left the person, or was bought on the card. */
  readonly cents: number;
  readonly description: string;
  /** The bank's own id of the movement. */
  readonly id?: string;
  /** Said by a file of ours, which needs no guessing. */
  readonly said?: Pick<StatementLine, 'kind' | 'category' | 'method' | 'status'>;
};

export type StatementFile = {
  /** Slug of the bank; '' = it does not say. */
  readonly bank: string;
  readonly card: boolean;
  readonly lines: readonly FileLine[];
  /** Lines of movements that could not be read. */
  readonly unread: number;
};
