// "15 de março", "10/01", "o natal", "segunda", "daqui 45 dias": words that are a day and nothing else.

import type { LocalDate } from '../../domain/dates.ts';
import { pattern } from '../../domain/pattern.ts';
import { type Day, dayOf, isCivil, toCivil, toDay } from '../../language/dates/calendar.ts';
import { momentSaid, STAND_IN } from '../agenda/moment-said.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_MONTH_NAMES, FOLDED_WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { type Celebration, celebrationNamed } from './celebrations.ts';

export type DayMeant = { readonly day: Day; readonly celebration?: Celebration };

const MONTHS = FOLDED_MONTH_NAMES.split('|');
/** Of folded words, where "10/01" has lost its mark. */
const DATE = pattern('u')`
  ^(?:(?:o|no) )?(?:dia )?(?<day>[12]?\d|3[01]|1o|primeiro)(?: d[eo] (?<named>${FOLDED_MONTH_NAMES})| (?<month>1[0-2]|0?[1-9]))
  (?:(?: d[eo])? (?<year>(?:19|20)\d\d))?$
`;
/** Of what `momentSaid` reads as a moment, the days. */
const IS_DAY = pattern('u')`
  ^(?:amanha|depois de amanha|(?:na |no )?(?:proxim[ao] )?(?:${FOLDED_WEEKDAY_NAMES})
  (?: feira)?(?: que vem)?|dia \d{1,2}(?: que vem| do mes que vem)?|(?:daqui|em)(?: a)? \w+ (?:dias?|semanas?|mes(?:es)?|anos?))$
`;

const NEAR: readonly string[] = ['hoje', 'ontem', 'anteontem'];

/** The person's own day. */
export const todayOf = ({ asking, zone }: Situation): Day => dayOf(localDate(asking.now, zone));

/** A date without its year is the first one from `since` on; undefined for any other words, and for no day of the calendar. */
export function dateSaid(words: string, since: Day): Day | undefined {
  const { day, named, month, year } = DATE.exec(words)?.groups ?? {};
  if (day === undefined) return undefined;
  const m = named === undefined ? Number(month) : MONTHS.indexOf(named) + 1;
  const d = /^\d+$/u.test(day) ? Number(day) : 1;
  const first = Number(year ?? toCivil(since).year);
  // The 29th of February has to wait for its year.
  for (let y = first; y <= first + (year === undefined ? 4 : 0); y++)
    if (isCivil(y, m, d) && (year !== undefined || toDay(y, m, d) >= since)) return toDay(y, m, d);
  return undefined;
}

/**
 * @param words folded
 * @param since the day from which one without a year is sought, today when not given
 */
export function dayMeant(words: string, situation: Situation, since = todayOf(situation)): DayMeant | undefined {
  const celebrated = celebrationNamed(words, since);
  if (celebrated !== undefined) return celebrated;
  const date = dateSaid(words, since);
  if (date !== undefined) return { day: date };
  const behind = NEAR.indexOf(words);
  if (behind >= 0) return { day: todayOf(situation) - behind };
  if (!IS_DAY.test(words)) return undefined;
  const said = momentSaid(words, situation);
  return said?.content !== STAND_IN || said.remind_at === undefined
    ? undefined
    : { day: dayOf(said.remind_at.slice(0, 10) as LocalDate) };
}
