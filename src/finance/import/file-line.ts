// A parsed statement line before classification: one movement, signed from the person's side.

import type { LocalDate } from '../../domain/dates.ts';
import type { StatementLine } from '../../domain/statement.ts';

export type FileLine = {
  readonly date: LocalDate;
  /** Negative = money out, or a card purchase. */
  readonly cents: number;
  readonly description: string;
  /** The bank's own id of the movement (FITID). */
  readonly id?: string;
  /** Fields given by our own export, which are not inferred. */
  readonly said?: Pick<StatementLine, 'kind' | 'category' | 'method' | 'status'>;
};

export type StatementFile = {
  /** Slug of the bank; '' when unknown. */
  readonly bank: string;
  readonly card: boolean;
  readonly lines: readonly FileLine[];
  /** Count of movement lines that could not be parsed. */
  readonly unread: number;
};
