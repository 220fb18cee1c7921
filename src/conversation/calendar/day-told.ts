// "Dia 24 a casa da praia tá alugada", "aniversário: minha irmã Bete, 3/12": the day a note tells.

import { unaccented } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { type Day, dayOf, isCivil, toCivil, toDay, weekdayOf } from '../../language/dates/calendar.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_MONTH_NAMES, FOLDED_WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { dateSaid } from './day-meant.ts';

/** The plainest first. */
const TOLD = [
  pattern(
    'u',
  )`(?<![\d/])(?<date>\d{1,2})(?:/(?<month>\d{1,2})(?:/(?<year>20\d\d))?(?![\d/])| de (?<named>${FOLDED_MONTH_NAMES})(?!\p{L}))`,
  /(?<!todo )\bdia (?<bare>\d{1,2})(?![\d/:h])/u,
  pattern(
    'u',
  )`(?<!tod[oa] |tod[oa]s as )\b(?:(?<weekday>${FOLDED_WEEKDAY_NAMES})|(?<near>hoje|amanha))(?!\p{L}| (?:temp|parte|via|vez|serie|fase|mao|etapa|opcao|edicao))`,
];
const SPAN = pattern(
  'gi',
)`(?<![\d/])(\d{1,2}) (?:a|ate|e) (?:o? ?dia )?\d{1,2} (de (?:${FOLDED_MONTH_NAMES})(?![a-z]))`;
const WEEKDAYS = FOLDED_WEEKDAY_NAMES.split('|');

/** In days: the longest that a day of the month is away. */
const TWO_MONTHS = 62;

function nextDate(date: number, since: Day): Day | undefined {
  for (let day = since; day < since + TWO_MONTHS; day++) if (toCivil(day).day === date) return day;
  return undefined;
}

/**
 * A weekday or a bare day of the month is that behind the day of writing; a date without its year the first one from
 * `since` on. Undefined where the note tells none.
 */
export function dayTold(
  { body, title, createdAt }: Pick<Item, 'body' | 'title' | 'createdAt'>,
  since: Day,
  { zone }: Pick<Situation, 'zone'>,
): Day | undefined {
  // "De 10 a 20 de janeiro" begins on the tenth.
  const words = unaccented(body || title).replace(SPAN, '$1 $2');
  const said = TOLD.map((one) => one.exec(words)).find((one) => one !== null)?.groups;
  if (said === undefined) return undefined;
  const { date = '', month, year, named, bare, weekday, near } = said;
  const written = dayOf(localDate(createdAt, zone));
  if (bare !== undefined) return nextDate(Number(bare), written);
  if (near !== undefined) return near === 'hoje' ? written : written + 1;
  if (weekday !== undefined) return written + ((WEEKDAYS.indexOf(weekday) - weekdayOf(written) + 7) % 7);
  if (year !== undefined && isCivil(Number(year), Number(month), Number(date)))
    return toDay(Number(year), Number(month), Number(date));
  return dateSaid(`${date} ${named === undefined ? month : `de ${named}`}`, since);
}
