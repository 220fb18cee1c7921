// "A partir de fevereiro", "mês que vem": the first day of the month meant.

import type { LocalDate } from '../../../domain/dates.ts';
import { monthOfName } from '../../../domain/month-of-name.ts';
import { pattern } from '../../../domain/pattern.ts';
import { FOLDED_MONTH_NAMES } from '../../wording/calendar-words.ts';

/** Of the month that comes next under that name. */
export function firstDayOf(month: string, today: LocalDate): LocalDate {
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const named = monthOfName(month);
  const at = /^ano/u.test(month) ? 13 : /mes/u.test(month) ? now + 1 : named > now ? named : named + 12;
  return `${year + (at > 12 ? 1 : 0)}-${String(at > 12 ? at - 12 : at).padStart(2, '0')}-01` as LocalDate;
}

const STARTS = pattern('u')`
  \b(?:a partir d[eo]|a contar de|comecando em|comeca em) (?:mes de )?
  (?<month>${FOLDED_MONTH_NAMES}|mes que vem|proximo mes|ano que vem)
`;

/** When something told to repeat begins, where that is a month to come. @param words folded */
export function startIn(words: string, today: LocalDate): LocalDate | undefined {
  const month = STARTS.exec(words)?.groups?.['month'];
  return month === undefined || monthOfName(month) === Number(today.slice(5, 7)) ? undefined : firstDayOf(month, today);
}
