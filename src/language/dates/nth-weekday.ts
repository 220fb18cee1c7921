// "Última sexta de janeiro", "primeira segunda do mês que vem", "segunda semana de novembro".

import { ORDINALS } from '../numbers/number-words.ts';
import type { Token } from '../tokens/token.ts';
import { weekdayOf } from './calendar.ts';
import type { DateContext, DateRead } from './date-resolution.ts';
import { LAST } from './date-words.ts';
import { containerAt } from './week-month-phrases.ts';
import { weekdayAt } from './weekday-phrases.ts';

/** The phrase whose weekday or "semana" is at `at`; the ordinal stands before it. Weeks are counted from the 1st. */
export function readNthWeekday(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const before = tokens[at - 1]?.norm ?? '';
  const count = ORDINALS.get(before);
  if (count === undefined && !LAST.has(before)) return undefined;
  const name = weekdayAt(tokens, at);
  const to = name?.to ?? at + 1;
  const month = /^d[eo]$/.test(tokens[to]?.norm ?? '') ? containerAt(tokens, to + 1, ctx) : undefined;
  if (month === undefined) return undefined;
  const after = (day: number): number => (name === undefined ? 0 : (name.weekday - weekdayOf(day) + 7) % 7);
  const last = month.to - 6;
  const day = count === undefined ? last + after(last) : month.from + after(month.from) + 7 * (count - 1);
  return { day, precision: name === undefined ? 'week' : 'day', to: month.next, from: at - 1 };
}
