// How often something is to come by itself, and at what hour: "toda segunda às 8h", "todo fim de mês".

import type { SummarySpan } from '../../agenda/summary-schedule.ts';
import { pattern } from '../../domain/pattern.ts';
import { FOLDED_WEEKDAY_NAMES } from '../wording/calendar-words.ts';

const DAY_NAME = `(?:${FOLDED_WEEKDAY_NAMES})`;
const DAY_NAMED = new RegExp(DAY_NAME, 'u');
/** How often it is said to come; "o resumo de todos os meses" asks for past ones. */
export const OFTEN = pattern('u')`
  (?<!\bd[eo]s? )\b(?:
    tod[oa]s?(?: [oa]s?)? (?:
      (?:santo |ultimo )?dias?(?: \d{1,2}| do mes)?|
      noites?|manhas?|semanas?|mes(?:es)?|
      (?:fim|final|comeco|inicio) d[eo] mes|
      (?:fim|final) de semana|${DAY_NAME}s?
    )|
    cada (?:dia|semana|mes)|(?:aos|as) ${DAY_NAME}s|diari\w+|semana(?:l|lmente|is)\b|mensa(?:l|lmente|is)\b
  )
`;
export const HOUR = pattern('i')`
  (?<![a-zà-ÿ])(?:às?|as|a partir das|pelas|lá pelas|umas) \d{1,2}(?:h\d{0,2}|:\d{2}| horas?)?
  (?: da (?:manhã|manha|tarde|noite))?(?![a-zà-ÿ])|
  (?<![a-zà-ÿ])(?:de manhã|de manha|à noite|a noite|ao meio-dia|meio-dia)(?![a-zà-ÿ])
`;

/** The rhythm in the words a request to be reminded has, and the span it suggests. */
export function rhythmSaid(often: string): readonly [string, SummarySpan] {
  if (/mes|mensa/u.test(often))
    return [/fim|final|ultimo/u.test(often) ? 'todo último dia do mês' : 'todo dia 1', 'month'];
  const day = DAY_NAMED.exec(often)?.[0];
  if (day !== undefined) return [`${/^(?:sabado|domingo)$/u.test(day) ? 'todo' : 'toda'} ${day}`, 'week'];
  if (/semana/u.test(often)) return ['todo domingo', 'week'];
  const date = /dia (\d{1,2})/u.exec(often)?.[1];
  return date === undefined ? ['todo dia', 'day'] : [`todo dia ${date}`, 'month'];
}
