// "Me lembra na véspera", behind "hemodiálise toda terça e quinta às 7h": before each of them, every week or every day.

import type { Due, Scheduled } from '../../domain/due.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/durations.ts';
import type { Weekday } from '../../domain/rhythm.ts';
import type { LeadTime } from '../../language/dates/lead-time.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDateTime } from '../local-time.ts';
import { hourWords } from '../replies/moment-words.ts';
import type { Situation } from '../situation.ts';

const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const HOUR_AT = 11;

/** The one that repeats under that name: "da aula", of "aula de inglês toda terça". */
function repeating(name: string, { loaded }: Situation): Due | undefined {
  const [due, ...others] = loaded
    .called(name)
    .reminders.map((one) => one.due)
    .filter((one) => one.kind === 'reminder' && one.rhythm !== undefined && !/ \(às /u.test(one.content));
  return others.every((one) => one.kind === 'reminder' && due?.kind === 'reminder' && one.content === due.content)
    ? due
    : undefined;
}

/**
 * @param time of the notice itself, 'HH:MM'
 * @returns undefined unless what is named, or was just set, repeats by the day or the week
 */
export function beforeEachRing(
  lead: LeadTime,
  time: string | undefined,
  name: string | undefined,
  situation: Situation,
): Decision | undefined {
  const { done, reminders } = situation.loaded;
  const last = name === undefined ? done?.reminder?.due : repeating(name, situation);
  if (last?.kind !== 'reminder' || last.rhythm === undefined) return undefined;
  const [first, ...others] = reminders()
    .filter(({ due }) => due.kind === 'reminder' && due.content === last.content)
    .flatMap((one) => beforeRing(one, lead, time, situation));
  return first && run(first, ...others);
}

function beforeRing(
  { due, dueAt }: Scheduled,
  lead: LeadTime,
  time: string | undefined,
  { asking, zone }: Situation,
): readonly ToolCall[] {
  if (due.kind !== 'reminder' || due.time === undefined) return [];
  const { content, rhythm, time: own } = due;
  if (rhythm?.interval !== undefined || (rhythm?.every !== 'weekly' && rhythm?.every !== 'daily')) return [];
  const period = rhythm.every === 'weekly' ? 7 : 1;
  const shifted = localDateTime(dueAt - lead.minutes * MINUTE_MS, zone);
  const rings = time ?? shifted.slice(HOUR_AT);
  // A notice in the hours before may fall on the day before as well.
  const back = lead.days + (shifted.slice(0, HOUR_AT) === localDateTime(dueAt, zone).slice(0, HOUR_AT) ? 0 : 1);
  const at = dueAt - back * DAY_MS + (minutesOf(rings) - minutesOf(own)) * MINUTE_MS;
  const next = at > asking.now ? at : at + period * DAY_MS;
  const weekday = rhythm.weekday && WEEK[(WEEK.indexOf(rhythm.weekday) - back + 2 * WEEK.length) % WEEK.length];
  const args = {
    content: `${content} (às ${hourWords(own)})`,
    dueAt: next,
    time: rings,
    rhythm: { ...rhythm, ...(weekday === undefined ? {} : { weekday }) },
  };
  return [{ tool: 'set_reminder', args }];
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
