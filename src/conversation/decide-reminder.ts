// "Me lembra de pagar a luz sexta às 9": when it rings, worked out on the person's wall, before anything is kept.

import type { LocalDate, LocalDateTime } from '../domain/dates.ts';
import type { Instant } from '../domain/ids.ts';
import type { Rhythm } from '../domain/rhythm.ts';
import type { QuerySlots, ReminderSlots } from '../language/slots/memory-slots.ts';
import type { SlotsOf } from '../language/slots.ts';
import type { ToolCall } from '../tools/registry.ts';
import type { Ring } from '../tools/set-reminder.ts';
import { askToFill } from './ask.ts';
import { type Decision, IDLE_STATE, run } from './decision.ts';
import { localDate, localDateTime } from './local-time.ts';
import { instantOf, MORNING, nextInstant } from './next-time.ts';
import { momentWords } from './replies/moment-words.ts';
import { phrases } from './replies/phrases.ts';
import type { Situation } from './situation.ts';

/** "Hoje" without an hour, said when the morning is over: the next of these. */
const LATER_TODAY = [MORNING, '12:00', '15:00', '18:00', '21:00'];
const HOUR_MS = 3_600_000;

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

/** When it rings; undefined when no moment was said, or it is over. */
export function ringOf(slots: ReminderSlots, { asking: { now }, zone }: Situation): Ring | undefined {
  const { remind_at, delay_minutes } = slots;
  if (delay_minutes !== undefined) return { dueAt: now + delay_minutes * 60_000 };
  const date = remind_at?.slice(0, 10) as LocalDate | undefined;
  const time = slots.time ?? (remind_at !== undefined && remind_at.length > 10 ? remind_at.slice(11, 16) : undefined);
  const timed = time === undefined ? {} : { time };
  const rhythm = rhythmOf(slots, date ?? localDate(now, zone));
  if (rhythm !== undefined) return { dueAt: nextInstant(rhythm, time, now, zone), rhythm, ...timed };
  const dueAt = date === undefined ? undefined : onceAt(date, time, now, zone);
  return dueAt === undefined || dueAt <= now ? undefined : { dueAt, ...timed };
}

const POINTS_BACK = /^(?:d?iss?[ot]|d?ess[ae]|d?est[ae])$/iu;

export function decideReminder(slots: SlotsOf<'reminder_set'>, situation: Situation): Decision {
  const { asking, loaded, zone } = situation;
  const ring = ringOf(slots, situation);
  if (ring === undefined) return { do: 'reply', reply: phrases.remindWhen, next: IDLE_STATE };
  const said = POINTS_BACK.test(slots.content ?? '') ? (loaded.pointedAt?.text ?? loaded.previous) : slots.content;
  if (said !== undefined) return run({ tool: 'set_reminder', args: { content: said, ...ring } });
  const when = momentWords(localDateTime(ring.dueAt, zone), localDate(asking.now, zone));
  const act: ToolCall = { tool: 'set_reminder', args: { content: '', ...ring } };
  return askToFill([`Do que eu te lembro ${when}?`], 'content', act, asking);
}

// "De buscar o exame", answered to "do que eu te lembro?".
const LEADING = /^(?:d[aeo]s?|que|pra|para|sobre)\s+(?=\S)/iu;

/** What to be reminded of, as it was answered. */
export const withContent = (call: Extract<ToolCall, { tool: 'set_reminder' }>, text: string): ToolCall => ({
  ...call,
  args: { ...call.args, content: text.trim().replace(LEADING, '') },
});

/** Of the reminders, when that is what is asked for, taken away or changed; undefined when it is about something else. */
export function decideKeptReminders(situation: Situation): Decision | undefined {
  const { understanding: meant, text } = situation;
  switch (meant.intent) {
    case 'search':
    case 'list_all':
      return meant.slots.item_type === 'reminder' ? listed(meant.slots) : undefined;
    case 'delete_item':
    case 'delete_all':
      if (meant.slots.item_type !== 'reminder') return undefined;
      return run({ tool: 'cancel_reminder', args: cancelled(meant, text) });
    case 'edit_memory':
      return /\blembretes?\b/iu.test(text) ? moved(meant.slots, situation) : undefined;
    default:
      return undefined;
  }
}

const listed = ({ query }: QuerySlots): Decision =>
  run({ tool: 'list_reminders', args: query === undefined ? {} : { words: query } });

function cancelled(
  meant: Extract<Situation['understanding'], { intent: 'delete_item' | 'delete_all' }>,
  text: string,
): { readonly words?: string; readonly all?: true } {
  if (meant.intent === 'delete_all') return { all: true };
  const words = meant.slots.query === undefined ? {} : { words: meant.slots.query };
  return /\btod[oa]s\b/iu.test(text) ? { ...words, all: true } : words;
}

function moved({ target, changes }: SlotsOf<'edit_memory'>, situation: Situation): Decision | undefined {
  if (typeof target !== 'string') return undefined;
  return movedTo(target === 'last' ? '' : target, changes.content ?? '', situation);
}

/** Stands for what it is to be about, so that the rest is read as a moment. */
export const STAND_IN = 'x';

/** A moment by itself, read as it would be in a request to be reminded. */
export function momentSaid(words: string, { read }: Situation): ReminderSlots | undefined {
  const again = read(`me lembra ${words} de ${STAND_IN}`);
  return again.intent === 'reminder_set' ? again.slots : undefined;
}

/** The new moment is read as it would be in a request of its own; a day alone leaves the hour as it was. */
export function movedTo(words: string, moment: string, situation: Situation): Decision {
  const said = momentSaid(moment, situation);
  const ring = said && ringOf(onItsHour(said, words, situation), situation);
  if (ring === undefined) return { do: 'reply', reply: phrases.remindWhen, next: IDLE_STATE };
  return run({ tool: 'move_reminder', args: { words, ring } });
}

function onItsHour(slots: ReminderSlots, words: string, { loaded }: Situation): ReminderSlots {
  const due = words === '' ? undefined : loaded.called(words).reminders[0]?.due;
  const time = due?.kind === 'reminder' ? due.time : undefined;
  if (time === undefined || slots.time !== undefined || slots.remind_at?.length !== DAY_ONLY) return slots;
  return { ...slots, remind_at: `${slots.remind_at}T${time}` as LocalDateTime };
}

/** '2026-11-23', with no hour behind it. */
const DAY_ONLY = 10;
