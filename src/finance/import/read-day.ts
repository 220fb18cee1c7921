// Parses bank dates: '01/11/2026', '1/11/26', '2026-11-01', '01-11-2026', '20261101120000[-3:BRT]'.

import type { LocalDate } from '../../domain/dates.ts';
import { daysInMonth } from '../civil-date.ts';

const SHAPES: readonly (readonly [RegExp, order: 'dmy' | 'ymd'])[] = [
  [/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T].*)?$/u, 'dmy'],
  [/^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/u, 'ymd'],
  [/^(\d{4})(\d{2})(\d{2})(?:\d{6}.*)?$/u, 'ymd'],
];

/** The date as written, in the bank's time zone; undefined when it is not a valid date. */
export function readDay(text: string): LocalDate | undefined {
  const given = text.trim().slice(0, 40);
  for (const [shape, order] of SHAPES) {
    const [, a, b, c] = shape.exec(given) ?? [];
    if (a === undefined) continue;
    const [year, month, day] = (order === 'dmy' ? [c, b, a] : [a, b, c]).map(Number) as [number, number, number];
    return civil(year < 100 ? 2000 + year : year, month, day);
  }
  return undefined;
}

function civil(year: number, month: number, day: number): LocalDate | undefined {
  if (year < 1990 || year > 2100 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as LocalDate;
}
