// Handlers of a whole message, in the order they are asked. The table says what each answers and why it stands where it
// does; what they look at is in their own files.

import { decideModelCost } from './account/decide-model-cost.ts';
import { decideNotesFile } from './account/decide-notes-file.ts';
import { decideOwnFact } from './account/decide-own-fact.ts';
import { decidePlainFact } from './account/decide-plain-fact.ts';
import { decideFacts } from './account/decide-profile.ts';
import {
  COMES_BY_ITSELF,
  MOMENTS_TOLD,
  OF_LAST_REMINDER,
  POINTED_AT,
  REMINDERS_NAMED,
  TIMES_LEFT_OUT,
} from './agenda/agenda-handlers.ts';
import { decideHalfSaid } from './agenda/decide-half-said.ts';
import { decideKeptReminders } from './agenda/decide-kept-reminders.ts';
import { decideMoveByName } from './agenda/decide-move-by-name.ts';
import { moveAnd } from './agenda/move-and.ts';
import { moveTimed } from './agenda/move-last-reminder.ts';
import { offerDose } from './agenda/offer-dose.ts';
import { offerReminder } from './agenda/offer-reminder.ts';
import { remindOfKept } from './agenda/remind-of-kept.ts';
import { snoozeInWords } from './agenda/snooze.ts';
import { askWhetherDone } from './ask-whether-done.ts';
import { OF_THE_CALENDAR } from './calendar/calendar-handlers.ts';
import type { HandlerGroup } from './handler.ts';
import { BILL_HANDLERS } from './money/bills/bill-handlers.ts';
import { decideBillPaid } from './money/bills/decide-bill-paid.ts';
import { decideCardDays } from './money/bills/decide-card-days.ts';
import { decideNotPaid } from './money/correction/decide-not-paid.ts';
import { decideRefiled } from './money/correction/decide-refiled.ts';
import { decideReturned } from './money/correction/decide-returned.ts';
import { OF_LAST_ENTRY } from './money/correction/of-last-entry.ts';
import { OF_NAMED_ENTRY } from './money/correction/of-named-entry.ts';
import { decideBalances } from './money/decide-balances.ts';
import { decideGoesOn } from './money/decide-goes-on.ts';
import { TOLD_MONEY_HANDLERS } from './money/entry/told-money-handlers.ts';
import { GOAL_AND_BUDGET_HANDLERS } from './money/goals/goal-and-budget-handlers.ts';
import { IN_FOCUS } from './money/in-focus-handlers.ts';
import { MEANS_HANDLERS } from './money/means-handlers.ts';
import { decideArrived } from './money/owing/decide-arrived.ts';
import { decideCameIn } from './money/owing/decide-came-in.ts';
import { decideDebtForgiven } from './money/owing/decide-debt-forgiven.ts';
import { decideOneSettled } from './money/owing/decide-one-settled.ts';
import { decideShareSettled } from './money/owing/decide-share-settled.ts';
import { decideStillOwed } from './money/owing/decide-still-owed.ts';
import { decideWorkApart } from './money/own-work/decide-work-apart.ts';
import { decideEach } from './money/questions/decide-each.ts';
import { decideFollowUp } from './money/questions/decide-follow-up.ts';
import { decideLess } from './money/questions/decide-less.ts';
import { decideParcelsLeft } from './money/questions/decide-parcels-left.ts';
import { decideSharedBill } from './money/questions/decide-shared-bill.ts';
import { decideUnitSums } from './money/questions/decide-unit-sums.ts';
import { decideUnnamed } from './money/questions/decide-unnamed.ts';
import { decideWithout } from './money/questions/decide-without.ts';
import { decideCancelNamed } from './money/recurring/decide-recurring.ts';
import { decideRecurringNews } from './money/recurring/decide-recurring-news.ts';
import { appendToNote } from './notebook/append-to-note.ts';
import { decideKeptWords } from './notebook/decide-kept-words.ts';
import { factChanged } from './notebook/fact-changed.ts';
import { FACTS_TOLD } from './notebook/fact-handlers.ts';
import { kindOfNamed } from './notebook/kind-of-named.ts';
import { lastSeen } from './notebook/last-seen.ts';
import { LIST_IN_USE, LISTS_AND_REMOVALS, NOTEBOOK_SET_PHRASES } from './notebook/list-handlers.ts';
import { listNamed } from './notebook/list-named.ts';
import { OF_LAST_ITEM } from './notebook/of-last-item.ts';
import { renameItem } from './notebook/rename-item.ts';
import { rewordNote } from './notebook/reword-note.ts';
import { OF_THE_SHELF } from './notebook/shelf-handlers.ts';
import { sizeChanged } from './notebook/size-changed.ts';
import { asItWas, wasBefore } from './notebook/was-before.ts';
import { decideRedo } from './removal/decide-redo.ts';
import { decideRemovalByName } from './removal/decide-removal-by-name.ts';
import { decideTrash } from './removal/decide-trash.ts';
import { keepsOthers } from './removal/keeps-others.ts';
import { letBe } from './removal/let-be.ts';
import { regretRemoval } from './removal/regret-removal.ts';
import { removeQuoted } from './removal/remove-quoted.ts';
import { sayAgain } from './say-again.ts';
import { askNumbered } from './screen/ask-numbered.ts';
import { ON_SCREEN } from './screen/screen-handlers.ts';
import { consumption } from './study/consumption.ts';
import { TOLD_FOR_STUDY } from './study/told-for-study-handlers.ts';
import { decideUnclear } from './unclear.ts';
import { waitsForMore } from './wording/opening-alone.ts';
import { decideWorld } from './world/decide-world.ts';

export const WHOLE_MESSAGE_HANDLERS: readonly HandlerGroup[] = [
  {
    needs: 'quote',
    why: 'A reply means what it quotes, and nothing done since.',
    handlers: [
      {
        decide: removeQuoted,
        answers: '“apaga isso”, “cancela”, as a reply: what came of that message goes',
        before: [regretRemoval, decideHalfSaid],
      },
    ],
  },
  {
    needs: 'nothing',
    why: 'Set phrases mean the same whatever was said before them.',
    handlers: [
      {
        decide: lastSeen,
        answers: '“qual foi o último filme que vi?”: by the day of watching',
        before: [askNumbered],
      },
      {
        decide: decideTrash,
        answers: '“recupera o 2”: what is in the trash, and what to restore from it',
        before: [regretRemoval],
      },
      {
        decide: decideParcelsLeft,
        answers: '“em 60x de 980, já paguei 20, quanto falta?”: the parcelas that are left',
      },
      { decide: decideSharedBill, answers: '“hotel 1.800, gasolina 400, somos 4, quanto cada um?”: what each pays' },
      {
        decide: decideUnitSums,
        answers: '“faz 10 km/l, gasolina a 6, quanto gasto em 450 km?”: sums whose figures are all told',
        before: [decideEach],
      },
      { decide: wasBefore, answers: '“qual era antes?”: of what was changed' },
      { decide: asItWas, answers: '“deixa o skate mesmo”: as it was' },
      {
        decide: consumption,
        answers: '“1200 watts, 8 horas por dia”, “faço 9 km por litro”: what it uses, told piece by piece',
      },
      { decide: offerDose, answers: '“AAS 100 depois do almoço”: a dose, of which a reminder is offered' },
      ...NOTEBOOK_SET_PHRASES,
      { decide: waitsForMore, answers: '“gastei”, alone: asks for the rest of it' },
      { decide: keepsOthers, answers: '“os outros dois ficam”: nothing is done' },
      { decide: decideModelCost, answers: '“/custo”: what the language models have cost' },
      {
        decide: decideRedo,
        answers: '“desfaz o desfaz”: redoes what was undone, and “esquece” right after leaves it undone',
        before: [letBe],
      },
      {
        decide: decideUnclear,
        answers: '“não entendi”, “tá errado”: tells the last thing again, and how to put it right',
      },
      {
        decide: regretRemoval,
        answers: '“opa, volta”: restores what was just removed, and removes what was meant instead',
        before: [letBe],
      },
      { decide: letBe, answers: '“deixa pra lá”: everything stays as it is' },
    ],
  },
  {
    needs: 'ring',
    why: 'Words right behind a reminder that rang are about it.',
    handlers: [
      {
        decide: snoozeInWords,
        answers: '“amanhã de novo”, “já tomei”: puts it off, or it is done',
        before: [decideKeptReminders],
      },
    ],
  },
  {
    needs: 'list',
    why: 'A number or a filter refers to the lines on the screen.',
    handlers: ON_SCREEN,
  },
  {
    needs: 'record',
    why: 'Only one reminder has that hour, day, place or name, and nothing else has it.',
    handlers: POINTED_AT,
  },
  {
    needs: 'record',
    why: 'What stands on a list is meant by its name.',
    handlers: LIST_IN_USE,
  },
  {
    needs: 'record',
    why: 'Names what it corrects, so that it is not taken for news or for the last thing done.',
    handlers: [
      {
        decide: decideOneSettled,
        answers: '“paguei a outra”, “ele mandou”, “os dois já pagaram”: which of what waits is paid',
        before: [decideArrived, decideShareSettled],
      },
      ...BILL_HANDLERS,
      ...OF_NAMED_ENTRY,
      {
        decide: decideNotPaid,
        answers: '“o Rui não pagou ainda, me enganei”: removes what was recorded as received from him',
      },
      {
        decide: decideStillOwed,
        answers: '“quanto falta dele?”, “perdoei esses 30”: what others owe, asked about or forgiven',
      },
      { decide: moveAnd, answers: '“passa pras 11 e apaga o filme”: moves a reminder and does a second thing' },
    ],
  },
  {
    needs: 'reminder',
    why: 'What leaves out the reminder means the one just set or the only one shown.',
    handlers: OF_LAST_REMINDER,
  },
  {
    needs: 'entry',
    why: 'What leaves out the entry means the one just recorded.',
    handlers: OF_LAST_ENTRY,
  },
  {
    needs: 'item',
    why: 'What leaves out the item means the one just saved or found.',
    handlers: OF_LAST_ITEM,
  },
  {
    needs: 'nothing',
    why: 'Constructions whole in themselves: they say all that they mean.',
    handlers: [
      ...IN_FOCUS,
      ...TOLD_FOR_STUDY,
      { decide: sizeChanged, answers: '“o sapato do Theo agora é 31”: a size, in the note that has it or in its own' },
      { decide: factChanged, answers: '“a van mudou pra 6:30”: the hour or code of the note that has it' },
      ...TOLD_MONEY_HANDLERS,
      { decide: askWhetherDone, answers: '“salvou o que eu te pedi?”, “por que você apagou?”: what was done last' },
      ...FACTS_TOLD,
      ...MOMENTS_TOLD,
      ...MEANS_HANDLERS,
      {
        decide: decidePlainFact,
        answers: '“que dia é hoje?”: the date, the time, the name; “não quero mais lembretes”',
        before: [decideKeptReminders],
      },
      { decide: decideFacts, answers: '“me chamo Rita, sou diarista”: each fact of oneself' },
      { decide: decideOwnFact, answers: '“esquece minha idade”, “quantos anos eu tenho?”: what was told of oneself' },
      ...OF_THE_CALENDAR,
      ...COMES_BY_ITSELF,
      { decide: decideWorkApart, answers: '“separa o do trabalho”: all is in one ledger', before: [decideEach] },
      { decide: decideNotesFile, answers: '“minhas notas num PDF”: exports what is kept' },
      { decide: decideBalances, answers: '“tenho 12 mil no nubank e 35 mil em cdb”: several balances or debts' },
    ],
  },
  {
    needs: 'record',
    why: 'Depends on whether something of that name or kind is recorded.',
    handlers: [
      {
        decide: sayAgain,
        answers: '“repete”, “sua resposta não chegou”: the last message, once more',
        before: [decideFollowUp],
      },
      ...OF_THE_SHELF,
      ...REMINDERS_NAMED,
      ...GOAL_AND_BUDGET_HANDLERS,
      { decide: decideDebtForgiven, answers: '“minha cunhada perdoou a dívida”: closes it without a payment' },
      { decide: decideCardDays, answers: '“fecha dia 28 e vence dia 5”: of the card asked about, or just used' },
      { decide: decideGoesOn, answers: '“limite dele é 3500”: another fact of the card or debt just told' },
      { decide: decideUnnamed, answers: '“falta quanto?”, “sobra quanto?”: of what was last touched or asked about' },
      { decide: decideWithout, answers: '“e tirando gasolina?”: without it', before: [decideFollowUp, decideLess] },
      { decide: decideShareSettled, answers: '“a Bia já me pagou”, behind “dividimos em 4”: her part is in no sum' },
      { decide: decideArrived, answers: '“o Beta pagou”: what was expected from him has come in' },
      { decide: decideBillPaid, answers: '“luz paga”: the pending bill of that name is paid' },
      { decide: decideReturned, answers: '“devolvi a meia”: offers the refund of that purchase' },
      { decide: decideCameIn, answers: '“a aposentadoria caiu”: the income that was expected, or that repeats' },
      ...TIMES_LEFT_OUT,
      { decide: renameItem, answers: '“renomeia o link pra bolo da tia”: a new name for what is kept' },
      { decide: kindOfNamed, answers: '“muda Dark pra série”: the work of that name, as the other kind' },
      { decide: rewordNote, answers: '“troca na receita 2 ovos por 3”: replaces a part of a note' },
      { decide: listNamed, answers: '“lista minhas pautas”: what is kept under a noun of theirs' },
      { decide: appendToNote, answers: '“acrescenta na receita: 1 colher de fermento”: onto the note of that name' },
      ...LISTS_AND_REMOVALS,
      { decide: decideKeptWords, answers: '“quanto de óleo vai no bolo?”: a search, when a note has its words' },
      { decide: decideWorld, answers: '“qual a dose de paracetamol?”: who knows that, unless a note has its words' },
      { decide: remindOfKept, answers: '“me lembra do aniversário da Júlia”: on the day that a note says' },
      {
        decide: decideCancelNamed,
        answers: '“cancela a internet”: only a recurring entry has that name',
        before: [decideRemovalByName],
      },
      { decide: decideRecurringNews, answers: '“a netflix subiu pra 45,90”: what repeats has changed or ended' },
      { decide: decideRefiled, answers: '“muda o tênis pra presente”: the entry of that name goes to that category' },
      { decide: decideRemovalByName, answers: '“cancela o da academia”: whichever kind has that name' },
      { decide: moveTimed, answers: '“pra sexta às 20h”: only a reminder has an hour', before: [decideMoveByName] },
      {
        decide: decideMoveByName,
        answers: '“muda o do remédio pra 7:30”: the reminder of that name',
        before: [decideKeptReminders],
      },
      { decide: offerReminder, answers: '“trocar o óleo a cada 15 dias”: offers a reminder of what is told' },
    ],
  },
];
