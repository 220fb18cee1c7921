// The time of a hard question: the end date of a plan ("até maio", "em 2028"), and the past month it is about ("em março").

import type { LocalDate, Period } from '../../domain/dates.ts';
import type { Reading } from '../reading/reading.ts';

export type When = { readonly due?: LocalDate; readonly period?: Period };

const UNTIL = new Set('ate em para pra antes no na'.split(' '));
const YEAR = /\b(?:ate|em|pra|para) (20[2-9]\d)\b/;
/** A plan is for its month ("viajar em julho com 9 mil, quanto guardo?"); anything else is due only when it says until when. */
const DUE = /\bate\b|\b(?:viaj(?:ar|o)|viagem|junt(?:ar|o)|guard(?:ar|o))\b/;
const NEXT_YEAR = /\bano que vem\b/;

/** Each is absent when not given. */
export function readWhen({ tokens, line, today, future, periods }: Reading): When {
  const dated = future.find(
    ({ from, date }) =>
      date > today && (UNTIL.has(tokens[from]?.norm ?? '') || UNTIL.has(tokens[from - 1]?.norm ?? '')),
  );
  const year = YEAR.exec(line)?.[1];
  const due = dated !== undefined && DUE.test(line) ? dated.date : yearEnd(year, line, today);
  const period = periods.find((one) => one.period.to <= today || one.period.from <= today)?.period;
  return { ...(due === undefined ? {} : { due }), ...(period === undefined ? {} : { period }) };
}

/** Last day of a future year. */
function yearEnd(year: string | undefined, line: string, today: LocalDate): LocalDate | undefined {
  if (year !== undefined && year > today.slice(0, 4)) return `${year}-12-31` as LocalDate;
  return NEXT_YEAR.test(line) ? (`${Number(today.slice(0, 4)) + 1}-12-31` as LocalDate) : undefined;
}
