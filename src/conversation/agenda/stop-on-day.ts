// "Terça não precisa mais regar, só sexta": of what rings on several weekdays, that day is left out from now on.

import { WEEKDAYS } from '../../agenda/occurrences.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Weekday } from '../../domain/rhythm.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_WEEKDAY_NAMES, WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { remindersMeant } from './reminders-meant.ts';

const STOPS = pattern('i')`
  ^(?:(?:ah|e|agora|opa|olha),? )*(?:n?[ao]s? |de |[àa]s? )?(?<day>${WEEKDAY_NAMES})s?(?:[- ]feira)?,? (?:
    eu |a gente )?n[ãa]o (?:precisa|preciso|vai|vou|tem|vamos|quero)(?: mais)?(?: (?:me )?(?:lembrar|avisar))?(?: (?:de|d[ao]|que))?
  (?<what> [a-zà-ÿ][^,?]{1,40}?)?(?: mais)?(?:,? (?:s[óo]|apenas|somente|fica s[óo]|deixa s[óo])(?: n?[ao]s?)? [^?]{3,40})?[.!]*$
`;
const FOR_GOOD =
  /(?<![a-zà-ÿ])mais(?![a-zà-ÿ])|(?<![a-zà-ÿ])s[óo] (?:n?[ao]s? )?(?:segunda|ter|quarta|quinta|sexta|s[áa]b|dom)/i;
const NAMES = FOLDED_WEEKDAY_NAMES.split('|');

/** 'wed' of "quarta"; undefined for several days. */
export const weekdaySaid = (day: string): Weekday | undefined => WEEKDAYS[NAMES.indexOf(folded(day))];

/** Undefined unless exactly one weekly reminder of that name rings on that day, and another stays. */
export function stopOnDay(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const { day, what = '' } = STOPS.exec(text)?.groups ?? {};
  if (day === undefined || !FOR_GOOD.test(text)) return undefined;
  const weekday = weekdaySaid(day);
  const named = what.trim() === '' ? situation.loaded.reminders() : remindersMeant(what.trim(), situation);
  const [only, ...others] = named.filter(
    ({ due }) => due.kind === 'reminder' && due.rhythm?.every === 'weekly' && due.rhythm.weekday === weekday,
  );
  return only === undefined || others.length > 0
    ? undefined
    : run({ tool: 'cancel_reminder', args: { key: only.key } });
}
stopOnDay.says = [STOPS];
