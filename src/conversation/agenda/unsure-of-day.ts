// "A consulta passou pra três da tarde", where no consulta is kept, and "o salão tá reservado das 14h às 18h", behind what is on another
// day: on which day is only guessed, so that it is asked.

import { pattern } from '../../domain/pattern.ts';
import { addDays } from '../../language/dates/calendar.ts';
import { askIfUnsure } from '../ask-if-unsure.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';

const MOVED = pattern('i')`
  (?<![a-zà-ÿ])(?:passou|mudou|atrasou|adiantou|adiou|remarcou|ficou|foi (?:adiad|remarcad|mudad|transferid)[oa]) pr[ao]s?(?![a-zà-ÿ])
`;
/** What is reserved or lasts from one hour to another is an event, of some day. */
const LASTS = /(?<![a-zà-ÿ])(?:das|de) \d{1,2}(?:h\d{0,2}|:\d{2})? (?:[àa]s|at[ée])(?: as)? \d/i;
const REPEATS = /(?<![a-zà-ÿ])(?:tod[oa]s?|cada|di[áa]ri[oa]|em \d+ (?:horas|minutos)|hoje|hj|agora)(?![a-zà-ÿ])/i;
const CALLS = /(?<![a-zà-ÿ])(?:lembr|avis|agend|marc)[a-zà-ÿ]*/i;
const UNSURE = 0.4;
/** In days: tomorrow, a week later. */
const NEXT_OF_TOMORROW = 8;

/** "Quinta que vem", said on a Wednesday: hardly tomorrow, though it may be. */
function isNextOfTomorrow(set: Decision, { text, asking, zone }: Situation): boolean {
  const [call] = set.do === 'run_tool' ? set.calls : [];
  if (call?.tool !== 'set_reminder' || !COMING.test(text)) return false;
  return localDate(call.args.dueAt, zone) === addDays(localDate(asking.now, zone), NEXT_OF_TOMORROW);
}
const COMING = new RegExp(`(?<![a-zà-ÿ])(?:${WEEKDAY_NAMES})(?:[- ]feira)? que vem`, 'i');

/** The reminder as it would be set; a question where it was told as moved, or as it is, and no day with it. */
export function unsureOfDay(set: Decision, situation: Situation): Decision {
  const { text, reading, understanding, message, loaded } = situation;
  const asked = () => askIfUnsure(set, { ...situation, understanding: { ...understanding, confidence: UNSURE } });
  const said = message.body.kind === 'text' ? message.body.text : text;
  const other = LASTS.test(said) || (loaded.wroteLast() && loaded.done?.reminder !== undefined);
  if (isNextOfTomorrow(set, situation)) return asked();
  if (reading.future.length > 0 || !(MOVED.test(text) || (other && !CALLS.test(said) && !REPEATS.test(said))))
    return set;
  return asked();
}
