// "O de sexta cancela", "tira o de amanhã" while reminders are listed: cancels the one of that day.

import { folded } from '../../domain/fold.ts';
import { piece } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { remindersMeant } from './reminders-meant.ts';
import { calledOff } from './skip-occurrence.ts';

const VERB = '(?:pode |quero )?(?:cancel|apag|tir|exclu|desmarc|remov|delet|esquec)(?:a|ar|e|er|i|ir|o)';
const DAY = piece`(?<day>hoje|amanha|depois de amanha|(?:${FOLDED_WEEKDAY_NAMES})(?: feira)?|dia \d{1,2})`;
const OF_DAY = new RegExp(
  `^(?:${VERB} (?:ai )?[oa] d[eoa] ${DAY}|[oa] d[eoa] ${DAY.replace('day', 'front')},? ${VERB})(?: por favor)?$`,
  'u',
);

/** Several of that day are listed. @returns undefined unless reminders are on the screen and a day is named. */
export function cancelOfDay(situation: Situation): Decision | undefined {
  if (situation.loaded.shownKeyed?.kind !== 'lembrete') return undefined;
  const { day, front } = OF_DAY.exec(folded(situation.text).replace(/[.!]+$/u, ''))?.groups ?? {};
  const said = day ?? front;
  if (said === undefined) return undefined;
  const meant = remindersMeant(said, situation);
  const [only, ...others] = meant;
  if (only === undefined) return undefined;
  return others.length === 0
    ? run(calledOff(only, said, situation))
    : run({ tool: 'list_reminders', args: { keys: meant.map(({ key }) => key), when: said } });
}
cancelOfDay.says = [OF_DAY];
