// Rows of whole-message-handlers that are about reminders and stand together there.

import { askWhetherDone } from '../ask-whether-done.ts';
import type { HandlerGroup } from '../handler.ts';
import { decideRemovalByName } from '../removal/decide-removal-by-name.ts';
import { decideKeyed } from '../screen/decide-keyed.ts';
import { alreadyRings } from './already-rings.ts';
import { anotherHour } from './another-hour.ts';
import { askOfReminder } from './ask-of-reminder.ts';
import { birthdaysAsked } from './birthdays-asked.ts';
import { bringAlong } from './bring-along.ts';
import { cancelOfDay } from './cancel-of-day.ts';
import { cancelOfDays } from './cancel-of-days.ts';
import { cannotThen } from './cannot-then.ts';
import { cannotWatch } from './cannot-watch.ts';
import { daysChanged } from './days-changed.ts';
import { decideHalfSaid } from './decide-half-said.ts';
import { decideKeptReminders } from './decide-kept-reminders.ts';
import { decideMoveByName } from './decide-move-by-name.ts';
import { endPointed } from './end-pointed.ts';
import { impossibleMoment } from './impossible-moment.ts';
import { inPlaceOf } from './in-place-of.ts';
import { medicineByHour } from './medicine-by-hour.ts';
import { moveLastReminder, moveTimed, setAgain } from './move-last-reminder.ts';
import { movePointed } from './move-pointed.ts';
import { movedOn } from './moved-on.ts';
import { offerCancel } from './offer-cancel.ts';
import { remindAlso } from './remind-also.ts';
import { remindBefore } from './remind-before.ts';
import { reminderDone } from './reminder-done.ts';
import { remindersWhen } from './reminders-when.ts';
import { rewordReminder } from './reword-reminder.ts';
import { ringApart } from './ring-apart.ts';
import { ringEach } from './ring-each.ts';
import { ringEachDay } from './ring-each-day.ts';
import { ringOnDays } from './ring-on-days.ts';
import { ringUntil } from './ring-until.ts';
import { saidOfNamed } from './said-of-named.ts';
import { scheduleAgenda } from './schedule-agenda.ts';
import { scheduleSummary } from './schedule-summary.ts';
import { skipOccurrence } from './skip-occurrence.ts';
import { stopOnDay } from './stop-on-day.ts';

type Handlers = HandlerGroup['handlers'];

/** Reminders of certain days, or the one of that name. */
export const REMINDERS_NAMED: Handlers = [
  {
    decide: remindersWhen,
    answers: '“tem lembrete sexta?”: the reminders of these days',
    before: [decideKeptReminders],
  },
  { decide: medicineByHour, answers: '“que remédio eu tomo de noite?”: the reminders to take something then' },
  { decide: alreadyRings, answers: '“me avisa da losartana”, that rings already: when it does' },
  { decide: cannotWatch, answers: '“me avisa quando chover”: asks for a day and an hour instead' },
  { decide: birthdaysAsked, answers: '“quem faz aniversário em fevereiro?”: of the notes that tell a birthday' },
  { decide: reminderDone, answers: '“já liguei pro contador”: a reminder done before it rings' },
];

/** What is sent from time to time without being asked for again. */
export const COMES_BY_ITSELF: Handlers = [
  { decide: scheduleAgenda, answers: '“me manda toda segunda o que tenho na semana”: the agenda comes by itself' },
  {
    decide: scheduleSummary,
    answers: '“resumo da semana todo domingo”: a summary of the money that comes by itself, or no longer',
    before: [decideKeptReminders],
  },
];

/** Words that leave out the reminder just set or shown. */
export const OF_LAST_REMINDER: Handlers = [
  { decide: cannotThen, answers: '“quarta eu não posso”, of what is on Wednesday: asks for another day' },
  {
    decide: moveLastReminder,
    answers: '“muda pra sexta”: moves it',
    before: [decideKeptReminders, moveTimed, decideHalfSaid],
  },
  {
    decide: rewordReminder,
    answers: '“muda o texto pra ligar pro Jairo”: other words for it',
    before: [decideKeptReminders],
  },
  { decide: askOfReminder, answers: '“que horas?”, “pra que dia ficou?”: when it rings', before: [askWhetherDone] },
  { decide: bringAlong, answers: '“levar os exames”: what to take to it is told with it' },
  {
    decide: decideHalfSaid,
    answers: '“uma hora depois”, “e dia 9 da água”, “desmarcaram”: half a sentence of it',
  },
  { decide: remindAlso, answers: '“e de levar a calculadora”: one more like it' },
];

/** The one reminder that words point at. */
export const POINTED_AT: Handlers = [
  {
    decide: daysChanged,
    answers: '“agora é só segunda e sexta”: the days of what repeats',
    before: [movePointed, moveLastReminder, decideHalfSaid, decideMoveByName],
  },
  {
    decide: movePointed,
    answers: '“deixa o do terno pra semana que vem”: that reminder, to another moment',
    before: [decideMoveByName, decideKeptReminders],
  },
  {
    decide: endPointed,
    answers: '“cancela o das 15h”, “já fiz o do dentista”: that reminder is over',
    before: [decideRemovalByName, decideKeyed, decideKeptReminders, cancelOfDay, skipOccurrence],
  },
  {
    decide: saidOfNamed,
    answers: '“a Sônia pediu pra vir mais tarde, 15h”, “a Célia aumentou pra 3 centos”: of the reminder that is theirs',
  },
  { decide: inPlaceOf, answers: '“encaixei a Simone no lugar dela”: the appointment called off, of somebody else' },
  {
    decide: movedOn,
    answers: '“adiaram uma semana”, “a festa mudou pra dia 15”: by so much, or the day a note tells',
    before: [decideMoveByName, moveLastReminder],
  },
  { decide: anotherHour, answers: '“e põe um às 17”: the reminder just set or called off, at that hour too' },
];

/** A moment, or several, told with what they are for. */
export const MOMENTS_TOLD: Handlers = [
  {
    decide: remindBefore,
    answers: '“me avisa dois dias antes”: counts back from the day just mentioned',
    before: [impossibleMoment],
  },
  {
    decide: impossibleMoment,
    answers: '“me lembra 31 de abril”, “uber 20 dia 31/11”: what cannot be is asked for again',
  },
  {
    decide: ringApart,
    answers: '“audiência dia 26 às 14h, me avisa às 13h”: an event and when to be reminded of it',
    before: [ringEach],
  },
  { decide: ringUntil, answers: '“de 8 em 8 horas por sete dias”: what repeats ends by itself' },
  { decide: ringOnDays, answers: '“todo dia 15 e dia 30 consórcio”, “plantão dia 18, 20 e 22”: one for each day' },
  { decide: ringEachDay, answers: '“prova de bio na sexta e de hist na segunda”: a reminder for each day' },
  { decide: ringEach, answers: '“9h reunião, 11h dentista”: a reminder for each hour' },
];

/** Days, occurrences or a whole reminder called off. */
export const TIMES_LEFT_OUT: Handlers = [
  { decide: setAgain, answers: '“remarcaram pra quinta”: what was just called off rings then' },
  {
    decide: cancelOfDays,
    answers: '“apaga os lembretes de dezembro”: every reminder of these days',
    before: [decideKeptReminders],
  },
  {
    decide: stopOnDay,
    answers: '“terça não precisa mais regar, só sexta”: that day of what rings on several',
    before: [skipOccurrence, decideKeptReminders],
  },
  {
    decide: skipOccurrence,
    answers: '“amanhã não tem aula”: leaves out that time of what repeats',
    before: [decideKeptReminders],
  },
  { decide: offerCancel, answers: '“a Marta desmarcou”: offers to cancel the reminder of that name' },
];
