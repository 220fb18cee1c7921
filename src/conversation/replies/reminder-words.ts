// Replies about reminders: set, listed, moved, cancelled and ringing.

import type { LocalDate, LocalDateTime } from '../../domain/dates.ts';
import type { Due, Scheduled } from '../../domain/due.ts';
import type { Reply } from '../../domain/message.ts';
import type { RichText } from '../../domain/text.ts';
import { rhythmWords } from '../../finance/replies/told-words.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { ReminderOutcome } from '../../tools/set-reminder.ts';
import { hourWords, momentWords } from './moment-words.ts';

type Wall = { readonly today: LocalDate; readonly wallOf: (at: number) => LocalDateTime };

type Reminder = Extract<Due, { kind: 'reminder' }>;
type SetReminder = Extract<ToolCall, { tool: 'set_reminder' }>;

/**
 * The time has come. The moment it was for is part of it: WhatsApp may hold the message for days, until the person writes.
 * Why it is late is not said: the program was away, or the machine slept.
 * @param at when it was due, local time
 */
export function reminderReply(content: string, at: LocalDateTime, { late }: { readonly late: boolean }): Reply {
  // Said as of its own day, which is true whenever it is read.
  const [, month = '', day = ''] = at.slice(0, 10).split('-');
  const when = `${day}/${month}, ${hourWords(at.slice(11, 16))}`;
  return {
    text: ['⏰ ', { bold: content }, ` (lembrete de ${when})`, ...(late ? ['\nChegou atrasado.'] : [])],
  };
}

/** 'todo dia às 8h', 'a cada 8 horas'; undefined for what rings once. */
function repeats({ rhythm, time, everyHours }: Reminder): string | undefined {
  if (everyHours !== undefined) return everyHours === 1 ? 'a cada hora' : `a cada ${everyHours} horas`;
  return rhythm && `${rhythmWords(rhythm)}${time === undefined ? '' : ` às ${hourWords(time)}`}`;
}

/** '20/11' of a date, or of a moment. */
export const dayAndMonth = (date: string): string => `${date.slice(8, 10)}/${date.slice(5, 7)}`;

/** 'pagar a luz, sexta, 20/11, às 9h'; 'tomar remédio, todo dia às 8h (próximo: amanhã às 8h)'. */
function line({ due, dueAt }: Pick<Scheduled, 'due' | 'dueAt'>, { today, wallOf }: Wall): RichText {
  const moment = momentWords(wallOf(dueAt), today);
  const rhythm = repeats(due as Reminder);
  const { until, skips = [] } = due as Reminder;
  const ahead = skips.filter((day) => day > wallOf(dueAt).slice(0, 10));
  const without = ahead.length === 0 ? '' : `, menos ${ahead.map(dayAndMonth).join(' e ')}`;
  const end = until === undefined ? '' : `, até ${dayAndMonth(wallOf(until - 1))}`;
  const when = rhythm === undefined ? moment : `${rhythm}${end}${without} (próximo: ${moment})`;
  return [{ bold: (due as Reminder).content }, `, ${when}`];
}

/** A reminder with its moment. */
export const reminderLine = (one: Pick<Scheduled, 'due' | 'dueAt'>, wall: Wall): RichText => line(one, wall);

/** Before a reminder nobody asked for in so many words: "Te lembro de ligar pro contador, amanhã, às 9h?" */
export function reminderQuestion({ dueAt, ...asked }: SetReminder['args'], wall: Wall): RichText {
  return ['Te lembro de ', ...line({ due: { kind: 'reminder', ...asked }, dueAt }, wall), '?'];
}

/** "A que horas?", of a reminder already set. */
export const reminderAsked = (one: Pick<Scheduled, 'due' | 'dueAt'>, wall: Wall): RichText => [
  '⏰ ',
  ...line(one, wall),
  '. Para mudar: “passa pras 10h”.',
];

/** Moments are shown in local time, which `wall` converts to. */
export function reminderText(outcome: ReminderOutcome, wall: Wall): RichText {
  switch (outcome.kind) {
    case 'reminder_set':
      return ['⏰ Combinado: ', ...line(outcome.scheduled, wall), '.'];
    case 'reminder_moved':
      return [
        '⏰ Mudei: ',
        ...line(outcome.scheduled, wall),
        '.',
        ...outcome.ahead.flatMap((one): RichText => ['\nE o aviso: ', ...line(one, wall), '.']),
      ];
    case 'reminders': {
      const { list, when, of, notes = [] } = outcome;
      const told = notes.map((note) => `\n📝 ${note}`);
      const inDays = when === undefined ? '' : ` para ${when}`;
      if (list.length === 0 && when !== undefined)
        return told.length === 0 ? [`Nenhum lembrete${inDays}.`] : [{ bold: `Anotado${inDays}:` }, ...told];
      if (list.length === 0 && of !== undefined) return ['Não achei lembrete de ', { bold: of }, '.'];
      if (list.length === 0)
        return ['Você não tem lembrete nenhum. Por exemplo: “me lembra de pagar a luz sexta às 9h”.'];
      return [
        { bold: list.length === 1 ? `Você tem 1 lembrete${inDays}:` : `Você tem ${list.length} lembretes${inDays}:` },
        ...list.flatMap((one, index): RichText => [`\n${index + 1}. `, ...line(one, wall)]),
        ...(told.length === 0 ? [] : ['\nE anotado:', ...told]),
      ];
    }
    case 'reminders_cancelled': {
      const [only, ...others] = outcome.list;
      if (only === undefined) return ['Não tem lembrete para cancelar.'];
      if (others.length === 0) return ['Cancelei o lembrete: ', { bold: (only.due as Reminder).content }, '.'];
      return [`Cancelei ${outcome.list.length} lembretes.`];
    }
    case 'which_reminder':
      return ['Qual deles?'];
    case 'no_reminder':
      return outcome.words === ''
        ? ['Não achei esse lembrete. Nada foi mudado.']
        : ['Não achei lembrete de ', { bold: outcome.words }, '. Nada foi mudado.'];
    default:
      return outcome satisfies never;
  }
}

/** One reminder as an option of a question. */
export const reminderLabel = (scheduled: Scheduled, wall: Wall): string =>
  line(scheduled, wall)
    .map((piece) => (typeof piece === 'string' ? piece : 'bold' in piece ? piece.bold : ''))
    .join('');
