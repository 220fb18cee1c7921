// Several weekdays of one appointment: "toda terça e quinta", "de segunda a sexta".

import type { Weekday } from '../../domain/rhythm.ts';
import { weekdayAt } from '../dates/weekday-phrases.ts';
import type { Token, TokenSpan } from '../tokens/token.ts';
import { type Recurrence, WEEKDAY_KEYS } from './recurrence.ts';

export type ListedWeekdays = { readonly days: readonly Weekday[]; readonly span: TokenSpan };

const JOINT = new Set('e , toda todo todas todos as os a o nas aos na no'.split(' '));
const RANGE = new Set('a ate'.split(' '));

/** The weekdays named one after another from `at`. */
function namedFrom(tokens: readonly Token[], at: number, days: number[]): number {
  let to = at;
  for (let next = at; next < tokens.length; ) {
    const found = weekdayAt(tokens, next);
    if (found !== undefined) {
      days.push(found.weekday);
      next = found.to;
      to = next;
    } else if (JOINT.has(tokens[next]?.norm ?? '')) next++;
    else break;
  }
  return to;
}

/** "Segunda a sexta" at `at`. */
function rangeAt(tokens: readonly Token[], at: number): { days: number[]; to: number } | undefined {
  const first = weekdayAt(tokens, at);
  const last = first && RANGE.has(tokens[first.to]?.norm ?? '') ? weekdayAt(tokens, first.to + 1) : undefined;
  if (first === undefined || last === undefined || last.weekday <= first.weekday) return undefined;
  const days = Array.from({ length: last.weekday - first.weekday + 1 }, (_, i) => first.weekday + i);
  return { days, to: last.to };
}

/** @returns undefined unless at least two weekdays repeat. */
export function listedWeekdays(
  tokens: readonly Token[],
  recurrence: Recurrence | undefined,
): ListedWeekdays | undefined {
  const keys = (days: readonly number[]) => [...new Set(days)].flatMap((day) => WEEKDAY_KEYS[day] ?? []);
  for (let at = 0; recurrence === undefined && at < tokens.length; at++) {
    const range = rangeAt(tokens, at);
    if (range !== undefined)
      return { days: keys(range.days), span: { from: tokens[at - 1]?.norm === 'de' ? at - 1 : at, to: range.to } };
  }
  if (recurrence?.every !== 'weekly' || recurrence.weekday === undefined) return undefined;
  const days = [WEEKDAY_KEYS.indexOf(recurrence.weekday)];
  const to = namedFrom(tokens, recurrence.span.to, days);
  return days.length > 1 ? { days: keys(days), span: { from: recurrence.span.from, to } } : undefined;
}
