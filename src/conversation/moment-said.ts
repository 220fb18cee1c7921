// A moment by itself, "pra sexta", "às 8h", read as it would be in a request to be reminded.

import type { Scheduled } from '../domain/due.ts';
import type { ReminderSlots } from '../language/slots/memory-slots.ts';
import type { Ring } from '../tools/set-reminder.ts';
import { localDate } from './local-time.ts';
import { instantOf, nextInstant } from './next-time.ts';
import { hourlyRing, ringOf } from './ring-of.ts';
import type { Situation } from './situation.ts';

/** Stands for what it is to be about, so that the rest is read as a moment. */
export const STAND_IN = 'x';

/** A moment by itself, read as it would be in a request to be reminded. */
export function momentSaid(words: string, { read }: Situation): ReminderSlots | undefined {
  const again = read(`me lembra ${words} de ${STAND_IN}`);
  return again.intent === 'reminder_set' ? again.slots : undefined;
}

/** An hour, and nothing of the day. */
const BARE_HOUR =
  /^(?:pr[ao]s?|para|[àa]s?|as|em| )*\s*\d{1,2}(?:\s*(?:h|hs|horas?|:)\s*\d{0,2})?(?:\s*(?:da|de) (?:manh[ãa]|tarde|noite))?\s*[.!]*$|^(?:pr[ao] |para )?(?:de|[àa]) (?:manh[ãa]|tarde|noite)[.!]*$/iu;

/** When a reminder rings after "pra 16h", "pra sexta": what is not said stays. Undefined when no moment was said. */
export function momentIn(words: string, { due, dueAt }: Scheduled, situation: Situation): Ring | undefined {
  const { asking, zone } = situation;
  const said = momentSaid(words.replace(/[.!]+$/u, ''), situation);
  if (said?.content !== STAND_IN) return undefined;
  const ring = ringOf(said, situation);
  const time = said.remind_at?.slice(11, 16) || said.time || said.around;
  if (ring === undefined || time === undefined || !BARE_HOUR.test(words) || due.kind !== 'reminder') return ring;
  if (due.rhythm !== undefined)
    return { dueAt: nextInstant(due.rhythm, time, asking.now, zone), rhythm: due.rhythm, time };
  if (due.everyHours !== undefined) return hourlyRing(due.everyHours, { time }, asking.now, zone);
  const sameDay = instantOf(localDate(dueAt, zone), time, zone);
  return sameDay > asking.now ? { dueAt: sameDay, time } : ring;
}
