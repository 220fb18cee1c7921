// Questions that the calendar answers, whatever is recorded.

import type { HandlerGroup } from '../handler.ts';
import { daysUntil } from './days-until.ts';
import { decideDaysBetween } from './decide-days-between.ts';
import { decideHolidays } from './decide-holidays.ts';
import { decideWhenIs } from './decide-when-is.ts';

export const OF_THE_CALENDAR: HandlerGroup['handlers'] = [
  { decide: daysUntil, answers: '“quantas semanas faltam pro natal?”: how long until a day' },
  { decide: decideWhenIs, answers: '“páscoa é que dia?”, “dia 25/12 cai em que dia da semana?”: when it is' },
  { decide: decideHolidays, answers: '“segunda é feriado?”, “que feriado tem em abril?”: the national ones' },
  {
    decide: decideDaysBetween,
    answers: '“quantos dias úteis de hoje até o natal?”, “quem nasceu em 1987 faz quantos anos?”: counts them',
  },
];
