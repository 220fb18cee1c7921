// A company's results as a source returned them, without reliability. Decimals as texts.

import type { LocalDate } from '../../domain/dates.ts';
import type { Instant } from '../../domain/ids.ts';

export type PublishedResults = {
  readonly name: string | null;
  readonly pl: string | null;
  readonly lpa: string | null;
  readonly pvp: string | null;
  /** % per year. */
  readonly roe: string | null;
  readonly at: Instant | LocalDate;
};
