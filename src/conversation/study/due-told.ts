// "Quero viajar em julho", "e se for só em setembro?", "até março": by when it is wanted, of what somebody gathers for.

import type { LocalDate } from '../../domain/dates.ts';
import { readWhen } from '../../language/figures/read-when.ts';
import type { Reading } from '../../language/reading/reading.ts';

const MONTH =
  'janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ano que vem|20[2-9]\\d';
const BY = new RegExp(`\\b(?:at[ée]|em|n[oa]|pr[ao]|para|pra)(?: o| a)? (?=(?:${MONTH})\\b)`, 'i');
const OF = new RegExp(`\\b(?:${MONTH})\\b`, 'i');

/** @returns undefined when no time to come is told */
export function dueTold(text: string, readingOf: (text: string) => Reading): LocalDate | undefined {
  const told = BY.test(text) ? text.replace(BY, 'até ') : OF.test(text) ? `até ${OF.exec(text)?.[0] ?? ''}` : text;
  return readWhen(readingOf(told)).due;
}
