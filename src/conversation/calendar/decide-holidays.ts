// "Segunda é feriado?", "que feriado tem em abril?", "qual o próximo feriado?": the national holidays.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { type Day, mondayOf, monthEnd, monthStart, toCivil, toDay } from '../../language/dates/calendar.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { holidaysWords, isHolidayWords, nextHolidayWords } from '../replies/calendar-words.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_MONTH_NAMES, MONTH_NAMES } from '../wording/calendar-words.ts';
import { holidaysBetween } from './celebrations.ts';
import { dayMeant, todayOf } from './day-meant.ts';

const HOLIDAYS = 'feriad(?:os?|ao|oes)(?: nacional| nacionais| bancarios?| prolongado)?';
const NEXT = pattern('u')`
  ^(?:(?:qual|quando|que dia)(?: (?:e|eh|sera|vai ser|cai))?(?: o)? |falta(?:m)? (?:quanto|muito|quantos dias) pr?[oa]? ?)
  (?:o )?proximo ${HOLIDAYS}$|^tem ${HOLIDAYS} (?:chegando|vindo|perto|logo)$
`;
const IS_ONE = pattern('u')`
  ^(?<day>.{3,30}?) (?:e|eh|vai ser|cai|sera|tem)(?: em| um)? ${HOLIDAYS}$|^(?:e|eh|sera que e) ${HOLIDAYS} (?:n?[oa] )?(?<other>.{3,30})$
`;
const WHICH = pattern('u')`
  ^(?:qua(?:l|is)|que|quantos|tem|vai ter|me (?:diz|fala|mostra)|mostra|lista)(?: (?:sao|e|algum|um|os|as|proximos))* ${HOLIDAYS}
  (?: (?:tem|tera|vai ter|caem?|sao|nacionais))?(?: (?:em|n[oa]s?|d[eoa]s?|pr[oa]|para|ness[ea]|ess[ea]|est[ea]))*(?: (?<when>.{3,30}?))?$
`;
const MONTHS = FOLDED_MONTH_NAMES.split('|');
const WRITTEN = MONTH_NAMES.replace('[çc]', 'ç').split('|');
const MONTH = pattern('u')`^(?<month>${FOLDED_MONTH_NAMES})(?: d[eo])?(?: (?<year>20\d\d|ano que vem))?$`;
const YEAR = pattern('u')`^(?<year>20\d\d)$`;

type Stretch = { readonly from: Day; readonly to: Day; readonly words: string };

const month = (year: number, index: number): Stretch => {
  const first = toDay(year, index + 1, 1);
  return { from: first, to: monthEnd(first), words: `em ${WRITTEN[index]} de ${year}` };
};
const year = (of: number, from = toDay(of, 1, 1)): Stretch => ({ from, to: toDay(of, 12, 31), words: `em ${of}` });

/** The days that folded words name, from today on where they hold today; undefined when they name none. */
function stretchSaid(words: string, today: Day): Stretch | undefined {
  const current = toCivil(today);
  const named = MONTH.exec(words)?.groups;
  if (named !== undefined) {
    const index = MONTHS.indexOf(named['month'] ?? '');
    const said = named['year'];
    const soonest = current.year + (index + 1 < current.month ? 1 : 0);
    return month(said === undefined ? soonest : said.startsWith('20') ? Number(said) : current.year + 1, index);
  }
  const ofYear = YEAR.exec(words)?.groups?.['year'];
  if (ofYear !== undefined) return year(Number(ofYear));
  switch (words) {
    case 'mes':
      return { from: today, to: monthEnd(today), words: 'até o fim do mês' };
    case 'mes que vem':
    case 'proximo mes':
      return { from: monthStart(today, 1), to: monthEnd(today, 1), words: 'no mês que vem' };
    case 'semana':
      return { from: today, to: mondayOf(today) + 6, words: 'até o fim da semana' };
    case 'semana que vem':
    case 'proxima semana':
      return { from: mondayOf(today) + 7, to: mondayOf(today) + 13, words: 'na semana que vem' };
    case 'ano':
      return year(current.year, today);
    case 'ano que vem':
    case 'proximo ano':
      return year(current.year + 1);
    default:
      return undefined;
  }
}

/** Days in which the coming ones are listed when no time is named: a year. */
const COMING = 365;
const LISTED = 6;

function listed(words: string | undefined, situation: Situation): Decision | undefined {
  const today = todayOf(situation);
  if (words === undefined || words === 'proximos')
    return say(holidaysWords(holidaysBetween(today, today + COMING).slice(0, LISTED), 'que vêm por aí'));
  const stretch = stretchSaid(words, today);
  if (stretch !== undefined) return say(holidaysWords(holidaysBetween(stretch.from, stretch.to), stretch.words));
  const day = dayMeant(words, situation)?.day;
  return day === undefined ? undefined : isOne(day);
}

const isOne = (day: Day): Decision => say(isHolidayWords(day, holidaysBetween(day, day)[0]));

export function decideHolidays(situation: Situation): Decision | undefined {
  const words = folded(situation.text);
  const today = todayOf(situation);
  if (NEXT.test(words)) {
    const next = holidaysBetween(today, today + COMING).find(({ optional }) => !optional);
    return next && say(nextHolidayWords(next, today));
  }
  const { day, other } = IS_ONE.exec(words)?.groups ?? {};
  const meant = day === undefined && other === undefined ? undefined : dayMeant(day ?? other ?? '', situation)?.day;
  if (meant !== undefined) return isOne(meant);
  const which = WHICH.exec(words);
  return which === null ? undefined : listed(which.groups?.['when'], situation);
}
decideHolidays.says = [NEXT, IS_ONE, WHICH];
