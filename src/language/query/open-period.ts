// The period of a flow question with one end: "até dia 10", "antes de outubro", "depois do dia 10". The other end is the
// beginning of that month, a year before the end of a whole month, or today.

import type { Period } from '../../domain/dates.ts';
import { dayOf, monthStart, periodOf } from '../dates/calendar.ts';
import type { Reading } from '../reading/reading.ts';

const EDGE = /\b(ate|antes d[eo]|depois d[eo]|apos|a partir d[eo])(?: o)?(?: dia)?$/;

/** Undefined when both ends are said, or none. */
export function openPeriod(r: Reading): Period | undefined {
  const [said] = r.periods;
  const [day] = said === undefined ? r.past : [];
  const { from: at = 0 } = said ?? day ?? {};
  const edge = EDGE.exec(r.words(Math.max(0, at - 3), at))?.[1];
  if (edge === undefined) return undefined;
  const first = dayOf(said?.period.from ?? day?.date ?? r.today);
  const last =
    said !== undefined ? dayOf(said.period.to) : day?.precision === 'month' ? monthStart(first, 1) - 1 : first;
  const start = monthStart(first, first < last ? -11 : 0);
  if (edge === 'ate') return periodOf(start, last);
  return edge[1] === 'n' ? periodOf(start, first - 1) : periodOf(edge[1] === ' ' ? first : last + 1, dayOf(r.today));
}
