// What a source answered of a company's results, before we know how far to trust it. Decimals as texts.

import type { LocalDate } from '../../domain/dates.ts';
import type { Instant } from '../../domain/ids.ts';

export type PublishedResults = {
  readonly name: string | null;
  readonly pl: string | null;
  readonly lpa: string | null;
  readonly pvp: string | null;
  /** % a year. */
  readonly roe: string | null;
  readonly at: Instant | LocalDate;
};
