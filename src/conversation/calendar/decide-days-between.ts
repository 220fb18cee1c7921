// "Quantos dias de 10/01 até 25/03?", "quantos dias úteis tem dezembro?", "quem nasceu em 1987 tem quantos anos?".

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { isBusinessDay } from '../../language/dates/business-days.ts';
import { type Day, monthEnd, monthStart, toCivil, toDay } from '../../language/dates/calendar.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { ageInYearWords, ageWords, betweenWords, businessDaysWords, type Measure } from '../replies/calendar-words.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_MONTH_NAMES } from '../wording/calendar-words.ts';
import { dayMeant, todayOf } from './day-meant.ts';

const BETWEEN = pattern('u')`
  ^(?:e )?(?:quant[oa]s|qts) (?<measure>dias|semanas|meses)(?<kind> uteis| corridos)?(?: (?:tem|sao|dao|da|ha|passam|vao|existem|ainda faltam|faltam?|sobram))?
  (?: (?:de|d[oa]|desde|entre)(?: [oa])? (?<from>.{3,25}?))?(?: (?:ate|a|e|ao|pr[oa]|para))(?: [oa])? (?<to>.{3,25})$
`;
const OF_MONTH = pattern('u')`
  ^(?:e )?(?:quant[oa]s|qts) dias uteis(?: (?:tem|ha|sao|vai ter|faltam|sobram))?(?: (?:em|n[oa]|d[eoa]|ness[ea]|ess[ea]|est[ea]|pr[oa]|fim))*
  (?<month> (?:${FOLDED_MONTH_NAMES})| mes que vem| mes| acabar o mes)$
`;
const BORN = pattern('u')`
  ^(?:quant[oa]s anos (?:faz|tem|completa|vai fazer|vai ter) (?:quem|alguem que) nasceu (?:em|no(?: ano de)?|dia) (?<on>.{4,25})|
  quem nasceu (?:em|no(?: ano de)?|dia) (?<born>.{4,25}?) (?:faz|tem|completa|vai fazer|ta com|esta com) (?:quant[oa]s anos|que idade))$
`;
/** "Quantos anos de casado faço se casei em 2014?" */
const SINCE =
  /^quantos anos (?:[a-z]+ ){0,4}(?:faco|fazemos|faz|tenho|temos|completo|completamos|vou fazer|vamos fazer|to|estou|da|deu) (?:[a-z]+ ){0,5}(?:em|desde|no ano de) (?<since>(?:19|20)\d\d)$/u;
const MONTHS = FOLDED_MONTH_NAMES.split('|');

const businessDaysIn = (from: Day, to: Day): number => {
  let count = 0;
  for (let day = from; day <= to; day++) if (isBusinessDay(day)) count++;
  return count;
};

/** In days: longer stretches are not counted one by one. */
const LONGEST = 366 * 20;

function between(groups: Readonly<Record<string, string | undefined>>, situation: Situation): Decision | undefined {
  const today = todayOf(situation);
  const from = groups['from'] === undefined ? today : dayMeant(groups['from'], situation)?.day;
  if (from === undefined) return undefined;
  const to = dayMeant(groups['to'] ?? '', situation, from)?.day;
  if (to === undefined || to < from || to - from > LONGEST) return undefined;
  if (groups['kind'] !== ' uteis') return say(betweenWords(from, to, groups['measure'] as Measure));
  // Of what is left, today is over.
  const first = groups['from'] === undefined ? from + 1 : from;
  return say(businessDaysWords(first, to, businessDaysIn(first, to)));
}

function ofMonth(name: string, situation: Situation): Decision {
  const today = todayOf(situation);
  const { year, month } = toCivil(today);
  const index = MONTHS.indexOf(name);
  const from =
    index >= 0
      ? toDay(year + (index + 1 < month ? 1 : 0), index + 1, 1)
      : monthStart(today, name === 'mes que vem' ? 1 : 0);
  const start = name === 'acabar o mes' ? today + 1 : from;
  const end = monthEnd(from);
  return say(businessDaysWords(start, end, businessDaysIn(start, end)));
}

function age(words: string, situation: Situation): Decision | undefined {
  const today = toCivil(todayOf(situation));
  const year = /^(?:19|20)\d\d$/u.test(words) ? Number(words) : undefined;
  if (year !== undefined) return year < today.year ? say(ageInYearWords(year, today.year)) : undefined;
  const born = /(?:19|20)\d\d$/u.test(words) ? dayMeant(words, situation)?.day : undefined;
  if (born === undefined || born > todayOf(situation)) return undefined;
  const on = toCivil(born);
  const had = today.month > on.month || (today.month === on.month && today.day >= on.day);
  return say(ageWords(born, today.year - on.year - (had ? 0 : 1)));
}

export function decideDaysBetween(situation: Situation): Decision | undefined {
  const words = folded(situation.text);
  const { on, born = on } = BORN.exec(words)?.groups ?? {};
  if (born !== undefined) return age(born, situation);
  const since = Number(SINCE.exec(words)?.groups?.['since']);
  const { year } = toCivil(todayOf(situation));
  if (since < year)
    return say({
      text: [{ bold: `${year - since} ${year - since === 1 ? 'ano' : 'anos'}` }, ` em ${year}: ${year} − ${since}.`],
    });
  const month = OF_MONTH.exec(words)?.groups?.['month'];
  if (month !== undefined) return ofMonth(month.trim(), situation);
  const groups = BETWEEN.exec(words)?.groups;
  return groups === undefined ? undefined : between(groups, situation);
}
decideDaysBetween.says = [BORN, SINCE, OF_MONTH, BETWEEN];
