// Reads a moment given alone ("pra sexta", "às 8h") by completing it to a request for a reminder.

import { WEEKDAYS } from '../../agenda/occurrences.ts';
import type { LocalDate } from '../../domain/dates.ts';
import type { Scheduled } from '../../domain/due.ts';
import { WEEK_MS } from '../../domain/durations.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Rhythm } from '../../domain/rhythm.ts';
import { addDays, dateOf, dayOf, mondayOf, weekdayOf } from '../../language/dates/calendar.ts';
import type { ReminderSlots } from '../../language/slots/memory-slots.ts';
import type { Ring } from '../../tools/set-reminder.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { HOUR_WORDS, WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { instantOf, nextInstant } from './next-time.ts';
import { hourlyRing, ringOf } from './ring-of.ts';

/** A reminder, or one that is offered. */
type Ringing = Pick<Scheduled, 'due' | 'dueAt'>;

/** Placeholder content, so that the rest is read as a moment. */
export const STAND_IN = 'x';

/** "Amanhã no mesmo horário": only the day is new. */
export const SAME_HOUR =
  /,? (?:(?:n[ao]|d[ao]|[àa]) )?(?:mesm[oa]|msm) (?:dia e (?:mesm[oa] )?)?(?:hor[áa]rio|hora|hr|h)(?: e dia)?(?![a-zà-ÿ])/i;

/** "Umas 8", "lá pelas 8 e pouco", "tipo 8 e meia". */
const ABOUT = /(?<![a-zà-ÿ])(?:tipo(?: assim)? )?(?:umas|l[áa] pelas|por volta das|perto das|tipo) (?=\d)/gi;
const AND_SOME = /(?<=\d)h?,? e (?:pouco|pouquinho|alguma coisa|qualquer coisa)(?![a-zà-ÿ])/gi;

const plainly = (words: string): string => words.replace(ABOUT, 'às ').replace(AND_SOME, 'h');

/** @returns its slots; content other than STAND_IN means that not all words belong to the moment. */
export function momentSaid(words: string, { read }: Situation): ReminderSlots | undefined {
  const said = plainly(words.replace(SAME_HOUR, ''));
  const again = read(`me lembra ${said} de ${STAND_IN}`);
  return again.intent === 'reminder_set' ? again.slots : undefined;
}

/** A time without a day. */
const BARE_HOUR = pattern('i')`
  ^(?:pr[ao]s?|para|[àa]s?|as|em| )*\s*(?:\d{1,2}|${HOUR_WORDS})
  (?:\s*(?:h|hs|horas?|:)\s*\d{0,2}| e (?:meia|quinze|trinta|[1-5]\d))?(?:\s*(?:da|de) (?:manh[ãa]|tarde|noite))?\s*[.!]*$|
  ^(?:pr[ao] |para )?(?:de|[àa]) (?:manh[ãa]|tarde|noite)[.!]*$|
  ^(?:ao|pr[ao]|para o|[àa]s?)? ?meio[- ]dia(?: e meia)?[.!]*$|
  ^(?:na hora|antes|depois) do (?:almo[çc]o|caf[ée]|jantar)[.!]*$|^antes de dormir[.!]*$
`;
/** "Às sete", morning or evening. */
const OF_EITHER_HALF = /^(?:pr[ao]s?|para|[àa]s?| )*(?:[1-9]|1[01]|[a-zà-ÿ]+)(?: e [a-zà-ÿ]+)?[.!]*$/i;
const WEEKDAY = pattern('i')`(?<![a-zà-ÿ])(?:${WEEKDAY_NAMES})`;
/** "Pra semana que vem": the same day of that week. */
const ONLY_WEEK = /^(?:pr[ao]|para(?: a)?|na|em)? ?(?:semana que vem|pr[óo]xima semana|outra semana)(?!.*\d| n[ao] )/i;
const DAY_OF_MONTH = /(?<![a-zà-ÿ])dia \d{1,2}(?!\d|\/| de )/i;
const THIS_TIME =
  /(?<![a-zà-ÿ])(?:s[óo]|ess[ea]|dess[ea]|ness[ea]|est[ea]|dest[ea]|que vem|pr[óo]xim[ao])(?![a-zà-ÿ])/i;

/** 'HH:MM'; undefined when no time was given. */
export const hourSaid = ({ remind_at, time }: ReminderSlots): string | undefined => remind_at?.slice(11, 16) || time;

/** "8h", "20:30", without a day. */
export const isBareHour = (words: string): boolean => BARE_HOUR.test(words);

/** The new ring of a reminder after "pra 16h", "pra sexta"; parts not mentioned stay. @returns undefined without a moment. */
export function momentIn(said: string, one: Ringing, situation: Situation): Ring | undefined {
  const ring = momentNamed(plainly(dayAfter(said, one, situation)), one, situation);
  const late = ring !== undefined && PUTS_OFF.test(situation.text) && WEEKDAY.test(said) && !/\d\/|dia \d/i.test(said);
  if (ring === undefined || ring.rhythm !== undefined || ring.dueAt > one.dueAt) return ring;
  // "Passa pra quinta", of what is on Wednesday of next week: of that week.
  const mondayIn = (at: Ringing['dueAt']): number => mondayOf(dayOf(localDate(at, situation.zone)));
  const weeks = (mondayIn(one.dueAt) - mondayIn(ring.dueAt)) / 7;
  if (ONLY_WEEKDAY.test(said.replace(SAME_HOUR, '')) && weeks > 0)
    return { ...ring, dueAt: ring.dueAt + WEEK_MS * weeks };
  if (!late) return ring;
  return { ...ring, dueAt: ring.dueAt + WEEK_MS * Math.ceil((one.dueAt - ring.dueAt + 1) / WEEK_MS) };
}

/** A weekday, and at most an hour. */
const ONLY_WEEKDAY = new RegExp(
  `^(?:pr[ao] |para (?:[oa] )?|n[ao] )?(?:${WEEKDAY_NAMES})(?:[- ]feira)?(?:,? (?:[àa]s? )?\\d{1,2}(?:h\\d{0,2}|:\\d{2})?|,? (?:de|[àa]) (?:manh[ãa]|tarde|noite))?[.!]*$`,
  'i',
);

/** What is put off is later than it was: "adiaram pra quinta", said on a Wednesday of what is on Monday. */
const PUTS_OFF = /(?<![a-zà-ÿ])(?:adi(?:a|e|ar|ou|aram|ei|ad[oa])|empurr[a-zà-ÿ]+)(?![a-zà-ÿ])/i;

/** "Pro dia seguinte": of the day it rings on. */
const DAY_AFTER =
  /(?:(?:(?:pr[ao]|para [oa]|n[ao]) )?(?:dia seguinte|outro dia)|em um dia|(?:por |em )?mais um dia)(?![a-zà-ÿ])/i;

/** The words with that day as a date, 'pra 19/11/2026'; unchanged when they do not say so. */
export function dayAfter(said: string, { dueAt }: Ringing, { zone }: Situation): string {
  if (!DAY_AFTER.test(said)) return said;
  const [year = '', month = '', day = ''] = addDays(localDate(dueAt, zone), 1).split('-');
  return said.replace(DAY_AFTER, `pra ${day}/${month}/${year}`);
}

function momentNamed(words: string, one: Ringing, situation: Situation): Ring | undefined {
  const said = momentSaid(words.replace(/[.!]+$/u, ''), situation);
  if (said?.content !== STAND_IN) return undefined;
  const time = hourSaid(said) ?? said.around;
  const kept = one.due.kind === 'reminder' ? one.due.time : undefined;
  // "Pra toda segunda": what repeats on other days keeps its hour.
  const ring = ringOf(
    said.recurrence !== undefined && time === undefined && kept !== undefined ? { ...said, time: kept } : said,
    situation,
  );
  if (ring === undefined || one.due.kind !== 'reminder') return ring;
  const from = localDate(one.dueAt, situation.zone);
  if (ring.rhythm !== undefined && keepsDay(said)) {
    const dueAt = instantOf(from, ring.time, situation.zone);
    return dueAt > situation.asking.now ? { ...ring, dueAt, rhythm: { ...ring.rhythm, since: from } } : ring;
  }
  if (time !== undefined && BARE_HOUR.test(words))
    return atHour(OF_EITHER_HALF.test(words.trim()) ? nearest(time, one.due.time) : time, one, ring, situation);
  const named = said.recurrence === undefined ? (said.remind_at?.slice(0, 10) as LocalDate | undefined) : undefined;
  const day =
    named === undefined
      ? undefined
      : ONLY_WEEK.test(words.trim())
        ? sameWeekday(named, one, situation)
        : DAY_OF_MONTH.test(words)
          ? inItsMonth(named, one, situation)
          : named;
  return day === undefined ? ring : onDay(day, time, words, one, ring, situation);
}

/** "Todo mês" is on the day it rings on already; "todo dia" begins at once. */
const keepsDay = ({ recurrence, remind_at, weekday, day_of_month, day_rule }: ReminderSlots): boolean =>
  recurrence !== 'daily' && (remind_at ?? weekday ?? day_of_month ?? day_rule) === undefined;

/** "Na verdade é dia 25", of what is on the 20th of the month after: of that month. */
function inItsMonth(day: LocalDate, { dueAt }: Ringing, { asking, zone }: Situation): LocalDate {
  const its = `${localDate(dueAt, zone).slice(0, 8)}${day.slice(8)}` as LocalDate;
  return its > localDate(asking.now, zone) && dateOf(dayOf(its)) === its ? its : day;
}

/** The weekday it rings on, in the week of `monday`. */
const sameWeekday = (monday: LocalDate, { dueAt }: Ringing, { zone }: Situation): LocalDate =>
  addDays(monday, weekdayOf(dayOf(localDate(dueAt, zone))));

/** Of morning and evening, the one nearer to the old time. */
function nearest(time: string, before: string | undefined): string {
  const [hour, was] = [Number(time.slice(0, 2)), Number(before?.slice(0, 2) ?? 0)];
  return hour < 12 && Math.abs(hour + 12 - was) < Math.abs(hour - was) ? `${hour + 12}${time.slice(2)}` : time;
}

function atHour(time: string, { due, dueAt }: Ringing, ring: Ring, { asking, zone }: Situation): Ring {
  if (due.kind !== 'reminder') return ring;
  if (due.rhythm !== undefined)
    return { dueAt: nextInstant(due.rhythm, time, asking.now, zone), rhythm: due.rhythm, time };
  if (due.everyHours !== undefined) return hourlyRing(due.everyHours, { time }, asking.now, zone);
  const sameDay = instantOf(localDate(dueAt, zone), time, zone);
  return sameDay > asking.now ? { dueAt: sameDay, time } : ring;
}

/** Without a time the old one stays. A repeating reminder keeps its rhythm on the new day, unless only this time is meant. */
function onDay(
  day: LocalDate,
  said: string | undefined,
  words: string,
  { due }: Ringing,
  ring: Ring,
  { asking, zone }: Situation,
): Ring {
  if (due.kind !== 'reminder' || due.everyHours !== undefined) return ring;
  const time = said ?? due.time;
  const timed = time === undefined ? {} : { time };
  const once = instantOf(day, time, zone);
  const { rhythm } = due;
  if (rhythm === undefined) return once > asking.now ? { dueAt: once, ...timed } : ring;
  const turned = THIS_TIME.test(words) ? undefined : onThatDay(rhythm, day, words);
  if (turned !== undefined) return { dueAt: nextInstant(turned, time, asking.now, zone), rhythm: turned, ...timed };
  return { dueAt: once, rhythm, ...(due.time === undefined ? {} : { time: due.time }) };
}

function onThatDay(rhythm: Rhythm, day: LocalDate, words: string): Rhythm | undefined {
  const weekly = rhythm.every === 'weekly' || rhythm.every === 'biweekly';
  if (weekly && WEEKDAY.test(words)) return { ...rhythm, weekday: WEEKDAYS[weekdayOf(dayOf(day))] ?? 'mon' };
  if (rhythm.every !== 'monthly' || !DAY_OF_MONTH.test(words)) return undefined;
  const { dayRule: _, ...monthly } = rhythm;
  return { ...monthly, dayOfMonth: Number(day.slice(8)) };
}
