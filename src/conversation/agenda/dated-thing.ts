// What has a day, and what it is called: a note, a reminder, or the event that a reminder is ahead of.

import type { LocalDate } from '../../domain/dates.ts';
import { DAY_ONLY } from '../../domain/dates.ts';
import type { Due, Scheduled } from '../../domain/due.ts';
import type { Item } from '../../domain/item.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';

/** What a reminder says of the moment it is ahead of: "vacina da Sofia (10/12)", "estudar (prova, 27/11 às 8h)". */
const OF_MOMENT =
  / \((?:(?<event>[^()]{2,60}), )?(?:(?<date>\d{2})\/(?<month>\d{2}))?(?: ?às (?<hour>\d{1,2})h(?<minute>\d{2})?)?\)$/u;

/** `told`: the hour is said in what is kept, so that it is said again. */
export type Dated = { readonly content: string; readonly day: LocalDate; readonly time?: string; readonly told?: true };

/** "Aniversário: minha sogra, 3 de dezembro": the label is a part of the name. */
const LABEL = /^\p{L}[\p{L} ]{2,30}: /u;

/** "Reunião dia 27/11 às 19h", kept as a note. */
export function noted({ title, body }: Pick<Item, 'title' | 'body'>, read: Situation['read']): Dated | undefined {
  const [label = ''] = LABEL.exec(body) ?? [];
  const told = read(`me lembra de ${body.slice(label.length)}`);
  const at = told.intent === 'reminder_set' && told.slots.recurrence === undefined ? told.slots.remind_at : undefined;
  if (at === undefined || told.intent !== 'reminder_set') return undefined;
  const time = at.length > DAY_ONLY ? { time: at.slice(DAY_ONLY + 1) } : {};
  const { content } = told.slots;
  return { content: content === undefined ? title : label + content, day: at.slice(0, DAY_ONLY) as LocalDate, ...time };
}

/** Not itself a reminder ahead of something. */
export const isOfItself = (due: Due): boolean => due.kind === 'reminder' && !OF_MOMENT.test(due.content);

/** The moment of the event: that of the reminder, or the one its content says it precedes. */
export function ringing({ due, dueAt }: Pick<Scheduled, 'due' | 'dueAt'>, zone: string): Dated | undefined {
  if (due.kind !== 'reminder' || due.rhythm !== undefined || due.everyHours !== undefined) return undefined;
  const { content, time } = due;
  const rings = localDate(dueAt, zone);
  const { event, date, month, hour, minute = '00' } = OF_MOMENT.exec(content)?.groups ?? {};
  if (date === undefined && hour === undefined) return { content, day: rings, ...(time === undefined ? {} : { time }) };
  const day = date === undefined ? rings : (`${rings.slice(0, 4)}-${month}-${date}` as LocalDate);
  const at = hour === undefined ? time : `${hour.padStart(2, '0')}:${minute}`;
  const timed = at === undefined ? {} : { time: at };
  const told = hour === undefined ? {} : { told: true as const };
  return day < rings ? undefined : { content: event ?? content.replace(OF_MOMENT, ''), day, ...timed, ...told };
}
