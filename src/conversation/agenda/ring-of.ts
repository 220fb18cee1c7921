// The instant and rhythm of a reminder, computed from its slots in the person's time zone.

import type { LocalDate } from '../../domain/dates.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import type { Instant } from '../../domain/ids.ts';
import type { Rhythm } from '../../domain/rhythm.ts';
import { addDays } from '../../language/dates/calendar.ts';
import type { ReminderSlots } from '../../language/slots/memory-slots.ts';
import type { Ring } from '../../tools/set-reminder.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { instantOf, MORNING, nextHourly, nextInstant } from './next-time.ts';

/** "Hoje" without a time, said after the usual morning time: the next of these. */
const LATER_TODAY = [MORNING, '12:00', '15:00', '18:00', '21:00'];

function onceAt(date: LocalDate, time: string | undefined, now: Instant, zone: string): Instant {
  if (time !== undefined || date !== localDate(now, zone)) return instantOf(date, time, zone);
  const hours = LATER_TODAY.map((hour) => instantOf(date, hour, zone));
  return hours.find((at) => at > now) ?? now + HOUR_MS;
}

function rhythmOf(slots: ReminderSlots, since: LocalDate): Rhythm | undefined {
  const { recurrence, interval, weekday, day_of_month, day_rule } = slots;
  if (recurrence === undefined) return undefined;
  return {
    every: recurrence,
    since,
    ...(interval === undefined ? {} : { interval }),
    ...(weekday === undefined ? {} : { weekday }),
    ...(day_of_month === undefined ? {} : { dayOfMonth: day_of_month }),
    ...(day_rule === undefined ? {} : { dayRule: day_rule }),
  };
}

/** "De 8 em 8 horas" counts from the time given, or from now. */
export function hourlyRing(everyHours: number, { time, remind_at }: ReminderSlots, now: Instant, zone: string): Ring {
  const hour = time ?? remind_at?.slice(11, 16);
  const date = (remind_at?.slice(0, 10) as LocalDate | undefined) ?? localDate(now, zone);
  const first = hour === undefined || hour === '' ? now : instantOf(date, hour, zone);
  return { dueAt: first > now ? first : nextHourly(first, everyHours, now, zone), everyHours };
}

/** "De madrugada", said during the day, is that of the next one. */
const BEFORE_DAWN = '06:00';
/** "De manhã", said later that day, too; not "hoje de manhã". */
const THIS_DAY = /(?<![a-zà-ÿ])(?:hoje|hj|agora|n?ess[ea]|d?aqui)(?![a-zà-ÿ])/i;

/** "Hoje à noite", said after the time that stands for the evening, is later than that time. What repeats comes again. */
function aroundStillAhead(
  { around, recurrence }: ReminderSlots,
  date: LocalDate | undefined,
  now: Instant,
  zone: string,
): string | undefined {
  const over = around !== undefined && date !== undefined && instantOf(date, around, zone) <= now;
  return over && (recurrence === undefined || around === MORNING) ? undefined : around;
}

/** @returns undefined when no moment was given, or it has passed. */
export function ringOf(slots: ReminderSlots, { asking: { now }, zone, text }: Situation): Ring | undefined {
  const { remind_at, delay_minutes } = slots;
  if (delay_minutes !== undefined) return { dueAt: now + delay_minutes * MINUTE_MS };
  if (slots.every_hours !== undefined) return hourlyRing(slots.every_hours, slots, now, zone);
  const told = remind_at?.slice(0, 10) as LocalDate | undefined;
  const { around } = slots;
  const next =
    told !== undefined &&
    around !== undefined &&
    (around < BEFORE_DAWN ||
      (told === localDate(now, zone) && slots.recurrence === undefined && !THIS_DAY.test(text))) &&
    instantOf(told, around, zone) <= now;
  const date = next ? addDays(told, 1) : told;
  const time = slots.time ?? (remind_at !== undefined && remind_at.length > 10 ? remind_at.slice(11, 16) : undefined);
  const hour = time ?? aroundStillAhead(slots, date, now, zone);
  const timed = hour === undefined ? {} : { time: hour };
  const rhythm = rhythmOf(slots, date ?? localDate(now, zone));
  if (rhythm !== undefined) return { dueAt: nextInstant(rhythm, hour, now, zone), rhythm, ...timed };
  const dueAt = date === undefined ? undefined : onceAt(date, hour, now, zone);
  return dueAt === undefined || dueAt <= now ? undefined : { dueAt, ...timed };
}
