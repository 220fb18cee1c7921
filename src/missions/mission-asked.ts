// A hard question, with what is recorded of the person who asks it.

import type { LocalDate } from '../domain/dates.ts';
import type { HardQuestion } from '../domain/hard-question.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import type { FoundFigure } from '../domain/mission-record.ts';

/** Input of a hard question. */
export type MissionAsked = {
  readonly question: HardQuestion;
  readonly ledger: LedgerReads;
  readonly today: LocalDate;
  /** Figures of an unfinished mission on the same question. */
  readonly found?: readonly FoundFigure[];
};
