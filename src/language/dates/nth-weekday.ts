// "Última sexta de janeiro", "primeira segunda do mês que vem".

import { ORDINALS } from '../numbers/number-words.ts';
import type { Token } from '../tokens/token.ts';
import { weekdayOf } from './calendar.ts';
import type { DateContext, DateRead } from './date-resolution.ts';
import { LAST } from './date-words.ts';
import { containerAt } from './week-month-phrases.ts';
import { weekdayAt } from './weekday-phrases.ts';

/** The phrase whose weekday is at `at`; the ordinal stands before it. */
export function readNthWeekday(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const before = tokens[at - 1]?.norm ?? '';
  const count = ORDINALS.get(before);
  if (count === undefined && !LAST.has(before)) return undefined;
  const name = weekdayAt(tokens, at);
  const to = name?.to ?? 0;
  const month = /^d[eo]$/.test(tokens[to]?.norm ?? '') ? containerAt(tokens, to + 1, ctx) : undefined;
  if (name === undefined || month === undefined) return undefined;
  const { weekday } = name;
  const day =
    count === undefined
      ? month.to - ((weekdayOf(month.to) - weekday + 7) % 7)
      : month.from + ((weekday - weekdayOf(month.from) + 7) % 7) + 7 * (count - 1);
  return { day, precision: 'day', to: month.next, from: at - 1 };
}
