// "E a do Davi no mesmo dia", "fisio sexta na mesma hora", "fisio sexta mesma hora da natação": on the day, or at the hour, of the reminder just
// set or named.

import type { Scheduled } from '../../domain/due.ts';
import { localDateTime } from '../local-time.ts';
import { dayAndMonth } from '../replies/reminder-words.ts';
import { reworded, type Situation } from '../situation.ts';
import { SAME_HOUR } from './moment-said.ts';
import { remindersMeant } from './reminders-meant.ts';

const SAME_DAY =
  /^(?<said>e (?:[oa]s? )?d[aeo]s? [^,?$\d]{2,40}?),? (?:n?o )?mesmo dia(?: e (?:mesmo )?(?:hor[áa]rio|hora))?[.!]*$/i;
/** "E a Bruna no mesmo dia às 16h": its own hour. */
const THEN_AT = /,? n[oa] mesmo dia,? (?=(?:[àa]s )?\d{1,2}(?:h\d{0,2}|:\d{2})[.!]*$)/i;
const OF_THAT = new RegExp(`(?:${SAME_HOUR.source})(?: (?:d|que )[aeo]s? (?<of>[^,?]{2,40}?))?[.!]*$`, 'i');

const hourOf = (one: Scheduled | undefined, zone: string): string | undefined =>
  one?.due.kind === 'reminder' && one.due.time !== undefined ? localDateTime(one.dueAt, zone).slice(11, 16) : undefined;

/** Undefined unless a reminder was just set, or is named. */
export function sameDay(situation: Situation): Situation | undefined {
  const { loaded, zone, reading, understanding } = situation;
  const text = situation.text.trim();
  const said = SAME_DAY.exec(text)?.groups?.['said'];
  const set = loaded.lastEntry === undefined ? loaded.done?.reminder : undefined;
  if (said !== undefined)
    return set && reworded(situation, `${said} às ${localDateTime(set.dueAt, zone).slice(11, 16)}`);
  if (set !== undefined && THEN_AT.test(text))
    return reworded(situation, text.replace(THEN_AT, ` dia ${dayAndMonth(localDateTime(set.dueAt, zone))} `));
  // "E processo civil dia 2/12, mesma hora", behind another exam.
  const told =
    understanding.intent === 'reminder_set' || (/^e /i.test(text) && set !== undefined && loaded.wroteLast());
  if (!told || reading.future.length === 0) return undefined;
  const same = OF_THAT.exec(text);
  // "O técnico só vem sexta no mesmo horário": its own.
  const subject = text.replace(
    /^(?:[oa]s? |minha |meu )|,? (?:s[óo] )?(?:vem|vai|fica|ficou|mudou|passou|foi|[ée])(?![a-zà-ÿ]).*$/gi,
    '',
  );
  if (same === null || (subject !== '' && subject !== text && loaded.called(subject).reminders.length > 0))
    return undefined;
  const of = same.groups?.['of'];
  const [named] = of === undefined ? [] : remindersMeant(of, situation);
  const hour = hourOf(of === undefined ? (set ?? loaded.reminders().at(-1)) : named, zone);
  return hour === undefined ? undefined : reworded(situation, `${text.slice(0, same.index)} às ${hour}`);
}
