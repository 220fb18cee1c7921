// "Páscoa é que dia?", "dia 15 de março cai em que dia da semana?", "daqui 45 dias é que dia?", "black friday é amanhã?".

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { celebrationWords, dateWords, weekdayWords } from '../replies/calendar-words.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { dayMeant, todayOf } from './day-meant.ts';

const IS = '(?:e|eh|foi|cai|caiu|fica|sera|vai ser|vai cair)';
const WHICH = '(?:quando|(?:em )?(?:que|qual)(?: e)?(?: o)? (?:dia|data)(?: da semana| do mes)?)';
const IN_FRONT = '(?:(?:n?[oa]|d[oa]) )?(?:feriado d[aeo] )?';
const ASKED_FIRST = pattern('u')`
  ^(?:e |oi |me diz )?${WHICH} (?:e que )?(?<verb>${IS}) ${IN_FRONT}(?<day>.{3,40}?)(?: mesmo)?$
`;
const ASKED_LAST = pattern('u')`
  ^(?:e )?${IN_FRONT}(?<day>.{3,40}?)(?: (?:vai|que))? (?<verb>${IS})(?: em)? ${WHICH}(?: mesmo)?
  (?<year> (?:n?ess[ea] ano|n?est[ea] ano|ano que vem|(?:em|de) 20\d\d))?$
`;
/** "… é amanhã?": when it is says whether. */
const WHETHER = pattern('u')`
  ^(?:o |a )?(?<day>.{3,40}?) (?:ja )?${IS} (?:(?:n?[oa]|ness[ea]|ess[ea]|dess[ea]) )?
  (?:hoje|amanha|depois de amanha|semana(?: que vem)?|mes(?: que vem)?|fim de semana|(?:${FOLDED_WEEKDAY_NAMES})(?: feira)?)$
`;

/** Undefined for what is no day by itself ("a consulta", "o aluguel"). */
export function decideWhenIs(situation: Situation): Decision | undefined {
  const words = folded(situation.text);
  const asked = (ASKED_FIRST.exec(words) ?? ASKED_LAST.exec(words))?.groups;
  const whether =
    asked === undefined && situation.text.includes('?') ? WHETHER.exec(words)?.groups?.['day'] : undefined;
  const named = asked === undefined ? whether : `${asked['day']}${asked['year'] ?? ''}`;
  if (named === undefined) return undefined;
  const today = todayOf(situation);
  const next = dayMeant(named, situation);
  const isPast = PAST.test(asked?.['verb'] ?? '') && next !== undefined && next.day > today;
  // "Quando foi o carnaval?": the last one, unless its year is said.
  const meant = isPast ? (dayMeant(named, situation, today - A_YEAR) ?? next) : next;
  if (meant?.celebration !== undefined) return say(celebrationWords(meant.celebration, meant.day, today));
  if (meant === undefined || asked === undefined) return undefined;
  // Of a date the weekday is asked; of "daqui 45 dias" the date.
  const isDate = /\d \d|\bde [a-z]{4}|^dia \d/u.test(named);
  return say(isDate ? weekdayWords(meant.day, today) : dateWords(meant.day, today));
}
decideWhenIs.says = [ASKED_FIRST, ASKED_LAST, WHETHER];

const PAST = /^(?:foi|caiu)$/u;
/** In days. */
const A_YEAR = 365;
