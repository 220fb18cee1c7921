// Offers to save a work somebody reports having watched.

import type { WorkKind } from '../../domain/candidate.ts';
import type { LocalDate } from '../../domain/dates.ts';
import type { RichText } from '../../domain/text.ts';
import { outOfTen } from './work-facts.ts';

/** What was said of the work. `rating`: out of ten; `on`: the day it was watched, where that is not today. */
export type Mark = { readonly seen: boolean; readonly rating?: number; readonly on?: LocalDate };

const MISSING = ' ainda não está no seu caderno. ';

function asWhat({ seen, rating }: Mark, kind?: WorkKind): string {
  if (!seen) return 'para ver depois';
  const given = rating === undefined ? '' : `, com nota ${outOfTen(rating)}`;
  return `como ${kind === 'tv_show' ? 'vista' : 'visto'}${given}`;
}

/** What may be two names is not cut in two without being told. */
export const OR_TWO = ' Se forem dois títulos, diga “são dois filmes” ou “são duas séries”.';

export const unkeptWords = {
  one: (title: string, kind: WorkKind, mark: Mark): RichText => [
    { bold: title },
    `${MISSING}Guardo ${asWhat(mark, kind)}?`,
  ],
  which: (title: string, mark: Mark): RichText => [{ bold: title }, `${MISSING}Qual deles eu guardo ${asWhat(mark)}?`],
  kind: (title: string, mark: Mark, maybeTwo: boolean): RichText => [
    { bold: title },
    `${MISSING}Guardo ${asWhat(mark)}? Me diga se é filme ou série.${maybeTwo ? OR_TWO : ''}`,
  ],
};
