// "Adia o dentista 30 minutos", "muda o do remédio pra sexta": the reminder meant rings at another moment.

import type { LocalDateTime } from '../../domain/dates.ts';
import { DAY_ONLY } from '../../domain/dates.ts';
import { MINUTE_MS } from '../../domain/durations.ts';
import type { ReminderSlots } from '../../language/slots/memory-slots.ts';
import type { SlotsOf } from '../../language/slots/slots.ts';
import type { Ring } from '../../tools/set-reminder.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDateTime } from '../local-time.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { momentIn, momentSaid } from './moment-said.ts';
import { remindersMeant } from './reminders-meant.ts';
import { ringOf } from './ring-of.ts';

/** By so many minutes, or to another moment. */
export function moveReminder(
  { target, changes, shift_minutes }: SlotsOf<'edit_memory'>,
  situation: Situation,
): Decision | undefined {
  if (typeof target !== 'string') return undefined;
  if (shift_minutes !== undefined) return shifted(target, shift_minutes, situation);
  return movedTo(target === 'last' ? '' : target, changes.content ?? '', situation);
}

/** Moves a reminder by some minutes; a repeating one keeps its rhythm at the new time. */
function shifted(target: string, minutes: number, { loaded, zone, asking: { now } }: Situation): Decision {
  const last = target === 'last' ? loaded.done?.reminder : undefined;
  if (target === 'last' && last === undefined) return run({ tool: 'list_reminders', args: {} });
  const [only, ...others] = last === undefined ? loaded.called(target).reminders : [last];
  if (only?.due.kind !== 'reminder') return say(phrases.noMatch(target));
  // Several match: they are listed, since the shift applies to the time of one.
  if (others.length > 0) return run({ tool: 'list_reminders', args: { words: target } });
  const dueAt = only.dueAt + minutes * MINUTE_MS;
  if (dueAt <= now) return say(phrases.remindWhen);
  const { time, rhythm, everyHours } = only.due;
  const ring = {
    dueAt,
    ...(time === undefined ? {} : { time: localDateTime(dueAt, zone).slice(11, 16) }),
    ...(rhythm === undefined ? {} : { rhythm }),
    ...(everyHours === undefined ? {} : { everyHours }),
  };
  return run({ tool: 'move_reminder', args: { key: only.key, ring } });
}

/** The new moment is read like that of a new request; a day without a time keeps the old time. */
export function movedTo(words: string, moment: string, situation: Situation): Decision {
  const [only, ...others] = remindersMeant(words, situation);
  const one = others.length > 0 ? undefined : only;
  const repeats = one?.due.kind === 'reminder' && one.due.rhythm !== undefined;
  // A moment read only in part would turn a repeating reminder into a single one.
  const ring = (one && momentIn(moment, one, situation)) ?? (repeats ? undefined : ringSaid(words, moment, situation));
  if (ring === undefined) return say(phrases.remindWhen);
  return run({ tool: 'move_reminder', args: one === undefined ? { words, ring } : { key: one.key, ring } });
}

function ringSaid(words: string, moment: string, situation: Situation): Ring | undefined {
  const said = momentSaid(moment, situation);
  return said && ringOf(onItsHour(said, words, situation), situation);
}

function onItsHour(slots: ReminderSlots, words: string, { loaded }: Situation): ReminderSlots {
  const due = words === '' ? undefined : loaded.called(words).reminders[0]?.due;
  const time = due?.kind === 'reminder' ? due.time : undefined;
  if (time === undefined || slots.time !== undefined || slots.remind_at?.length !== DAY_ONLY) return slots;
  return { ...slots, remind_at: `${slots.remind_at}T${time}` as LocalDateTime };
}
