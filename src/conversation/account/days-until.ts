// "Quantos dias faltam pro natal?", "que dia da semana cai o dia 13?": sums on the calendar.

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import { dayOf } from '../../language/dates/calendar.ts';
import { momentSaid } from '../agenda/moment-said.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import { daysUntilWords, weekdayWords } from '../replies/plain-facts.ts';
import type { Situation } from '../situation.ts';

const UNTIL =
  /^(?:e |oi |me diz )?(?:quant[oa]s? (?:dias?|semanas?|meses|tempo) (?:ainda )?(?:que )?falta(?:m)?|falta(?:m)? quant[oa]s? (?:dias?|semanas?|meses|tempo)) (?:(?:pr[oa]|para|ate|pra chegar|para chegar|n?[oa]) )*(?<day>.{3,40}?)(?: chegar)?$/u;
const FALLS =
  /^(?:e |oi )?(?:(?:em )?que dia (?:da semana )?|qual dia da semana )(?:vai cair|cai|sera|vai ser|e|eh) (?:(?:o|a|no|na) )?(?<day>.{3,30}?)(?: (?:desse|deste|esse|este) (?:ano|mes))?$/u;
const IS_DATE =
  /\bdia \d|\bde (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b|^\d{1,2} \d{1,2}$/u;

/** Days of the year that everybody calls by name: month and day. */
const NAMED: Readonly<Record<string, string>> = {
  natal: '12-25',
  'vespera de natal': '12-24',
  'ano novo': '01-01',
  reveillon: '12-31',
  'fim do ano': '12-31',
  'fim de ano': '12-31',
  'ano acabar': '12-31',
  'dia dos namorados': '06-12',
  'dia das criancas': '10-12',
  'sao joao': '06-24',
};

/** The date meant, today or later; undefined for what is no date ("a viagem"). */
function dateOf(words: string, situation: Situation): LocalDate | undefined {
  const today = localDate(situation.asking.now, situation.zone);
  const named = NAMED[words];
  if (named !== undefined) {
    const thisYear = `${today.slice(0, 4)}-${named}` as LocalDate;
    return thisYear >= today ? thisYear : (`${Number(today.slice(0, 4)) + 1}-${named}` as LocalDate);
  }
  const said = IS_DATE.test(words) ? words.replace(/^(\d{1,2}) (\d{1,2})$/u, 'dia $1/$2') : undefined;
  return said === undefined
    ? undefined
    : (momentSaid(said, situation)?.remind_at?.slice(0, 10) as LocalDate | undefined);
}

/** Undefined when no day that the calendar knows is asked about. */
export function daysUntil(situation: Situation): Decision | undefined {
  const words = folded(situation.text);
  const until = UNTIL.exec(words)?.groups?.['day'];
  const falls = until === undefined ? FALLS.exec(words)?.groups?.['day'] : undefined;
  const asked = until ?? falls;
  const date = asked === undefined ? undefined : dateOf(asked, situation);
  if (date === undefined) return undefined;
  const days = dayOf(date) - dayOf(localDate(situation.asking.now, situation.zone));
  return say(until === undefined ? weekdayWords(date) : daysUntilWords(date, days));
}
