// How many times a day: "2 vezes por dia", "3x ao dia". The hours are the usual ones of waking hours.

import { readWhole } from '../numbers/spelled-numbers.ts';
import type { Token, TokenSpan } from '../tokens/token.ts';
import type { Recurrence } from './recurrence.ts';

export type TimesADay = { readonly hours: readonly string[]; readonly span: TokenSpan };

/** HH:MM by how many; the first row is for once, which has no hour of its own. */
const HOURS: readonly (readonly string[])[] = [
  [],
  ['08:00', '20:00'],
  ['08:00', '14:00', '20:00'],
  ['08:00', '12:00', '16:00', '20:00'],
];
const TIMES = /^(?:vez|vezes|x)$/;

function countBefore(tokens: readonly Token[], end: number): { count: number; from: number } | undefined {
  const glued = /^(\d)x$/.exec(tokens[end - 1]?.norm ?? '')?.[1];
  if (glued !== undefined) return { count: Number(glued), from: end - 1 };
  if (!TIMES.test(tokens[end - 1]?.norm ?? '')) return undefined;
  const norm = tokens[end - 2]?.norm;
  const count = norm === 'uma' ? 1 : norm === 'duas' ? 2 : readWhole(tokens, end - 2)?.value;
  return count === undefined ? undefined : { count, from: end - 2 };
}

/** The count right before "por dia"; undefined when there is none. */
export function timesADay(tokens: readonly Token[], recurrence: Recurrence | undefined): TimesADay | undefined {
  if (recurrence?.every !== 'daily' || recurrence.dayRule !== undefined) return undefined;
  const said = countBefore(tokens, recurrence.span.from);
  const hours = said === undefined ? undefined : HOURS[said.count - 1];
  return said === undefined || hours === undefined
    ? undefined
    : { hours, span: { from: said.from, to: recurrence.span.to } };
}
