// Reminder request: time, recurrence and content, as in "me lembra sexta às 15h de buscar o exame".

import type { LocalDate, LocalDateTime } from '../../domain/dates.ts';
import { addDays } from '../dates/calendar.ts';
import { type ClockTime, findClockTime, hoursBehind } from '../dates/clock-times.ts';
import type { DateMention } from '../dates/dates.ts';
import { dayBefore, findLeadTime, type LeadTime } from '../dates/lead-time.ts';
import { findPartOfDay } from '../dates/part-of-day.ts';
import type { Reading } from '../reading/reading.ts';
import { findHourly } from '../recurrence/hourly.ts';
import { type ListedWeekdays, listedWeekdays } from '../recurrence/listed-weekdays.ts';
import type { Recurrence } from '../recurrence/recurrence.ts';
import { timesADay } from '../recurrence/times-a-day.ts';
import type { ReminderSlots } from '../slots/memory-slots.ts';
import { present } from '../slots/present.ts';
import { reminderContent, wakingCall } from './reminder-content.ts';

const MINUTES_A_DAY = 24 * 60;
const pad = (n: number): string => String(n).padStart(2, '0');
const wall = ({ hour, minute }: ClockTime): string => `${pad(hour)}:${pad(minute)}`;

/** The event's time minus the lead time; a lead in days keeps only an explicitly given hour. */
function ringingAhead(date: LocalDate, time: string | undefined, lead: LeadTime): { date: LocalDate; time?: string } {
  if (lead.days > 0 || time === undefined) return { date: dayBefore(date, lead) };
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - lead.minutes;
  const days = Math.floor(at / MINUTES_A_DAY);
  const rest = at - days * MINUTES_A_DAY;
  return { date: addDays(date, days), time: `${pad(Math.floor(rest / 60))}:${pad(rest % 60)}` };
}

/** Further days listed after the first: "segunda, quarta e sexta". */
function listedDays(r: Reading, [first, ...others]: readonly DateMention[]): readonly LocalDate[] | undefined {
  const found: LocalDate[] = [];
  let to = first?.to ?? 0;
  for (const { from, to: end, date } of others) {
    if (!r.tokens.slice(to, from).every(({ norm }) => /^(?:e|,|n[oa])$/.test(norm))) break;
    // "De manhã e à noite" is one day.
    if (date !== first?.date) found.push(date);
    to = end;
  }
  return found.length > 0 ? found : undefined;
}

/** Monday to Friday are the business days; other lists repeat weekly on each of their days. */
function ofListed({ days, span }: ListedWeekdays): Recurrence {
  const [weekday] = days;
  if (days.join() === 'mon,tue,wed,thu,fri') return { every: 'daily', dayRule: 'business_days', span };
  return weekday === undefined ? { every: 'daily', span } : { every: 'weekly', weekday, span };
}

/** "Me acorda às 5" is in the morning, unless it says otherwise. */
const wakesEarly = (r: Reading): ClockTime | undefined =>
  r.clock?.assumed === true && wakingCall(r) !== undefined ? { ...r.clock, hour: r.clock.hour - 12 } : r.clock;

/** Hours of the day, from the clock or from "três vezes ao dia". */
function hoursSaid(r: Reading, often: ReturnType<typeof timesADay>, span: LeadTime['span'] | undefined) {
  const clock = wakesEarly(r);
  // The hour of "1h antes" is none of the day.
  if (clock === undefined || (span !== undefined && clock.span.from >= span.from && clock.span.to <= span.to)) {
    const [time, ...times] = often?.hours ?? [];
    return { time, times, spans: [] };
  }
  const more = hoursBehind(r.tokens, clock);
  return { time: wall(clock), times: more.map(wall), spans: [clock.span, ...more.map(({ span }) => span)] };
}

/** Without a day: the next time the clock shows that hour. */
const nextDay = (r: Reading, hour: string): LocalDate =>
  hour > r.context.now.slice(11, 16) ? r.today : addDays(r.today, 1);

/** Local date, or date and time, of the first ringing; `content` without the words of time. */
export function readReminder(r: Reading): ReminderSlots {
  const listed = listedWeekdays(r.tokens, r.recurrence);
  const recurrence = listed === undefined ? r.recurrence : ofListed(listed);
  const often = timesADay(r.tokens, recurrence);
  const hourly = findHourly(r.tokens);
  // The hours of "de 8 em 8 horas" are not a delay.
  const delay = hourly === undefined ? r.delay : undefined;
  const repeats = recurrence !== undefined || hourly !== undefined;
  const inside = recurrence?.span;
  const days = r.future.filter(({ from, to }) => inside === undefined || from < inside.from || to > inside.to);
  // "Ontem soube que a prova é dia 4": a past date is not when to remind.
  const day = days.find(({ date }) => date >= r.today) ?? days[0];
  const ahead = findLeadTime(r.tokens);
  const { time, times, spans } = hoursSaid(r, often, ahead?.span);
  const part = time === undefined && delay === undefined && hourly === undefined ? findPartOfDay(r.tokens) : undefined;
  const said = time ?? part?.hour;
  const date = day?.date ?? (said === undefined || repeats ? undefined : nextDay(r, said));
  const lead = date === undefined || recurrence !== undefined ? undefined : ahead;
  const ring = lead === undefined || date === undefined ? { date, time } : ringingAhead(date, said, lead);
  // "Um dia antes às 20h": the following hour is the reminder's.
  const behind = lead === undefined || lead.days === 0 ? undefined : findClockTime(r.tokens.slice(lead.span.to));
  const hour = behind === undefined ? ring.time : wall(behind);
  const told = [
    // The last of several days is told by the content only.
    ...r.future.filter(({ until }) => until === undefined),
    ...[delay, recurrence, often, hourly, lead, part].flatMap((one) => one?.span ?? []),
    ...spans,
  ];
  return present({
    content: reminderContent(r, told, lead !== undefined) ?? wakingCall(r),
    delay_minutes: delay?.minutes,
    every_hours: hourly?.hours,
    remind_at:
      (recurrence !== undefined && day === undefined) || ring.date === undefined
        ? undefined
        : hour === undefined
          ? ring.date
          : (`${ring.date}T${hour}` as LocalDateTime),
    around: lead === undefined ? part?.hour : undefined,
    more_days: listedDays(r, days),
    more_times: times.length > 0 ? times : undefined,
    recurrence: recurrence?.every,
    weekday: recurrence?.weekday,
    more_weekdays: recurrence?.weekday === undefined ? undefined : listed?.days.slice(1),
    interval: recurrence?.interval,
    day_of_month: recurrence?.dayOfMonth,
    day_rule: recurrence?.dayRule,
    time: repeats ? time : undefined,
  });
}
