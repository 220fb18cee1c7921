// Handlers of a message that may mean a second thing as well, or that is confirmed first when unsure, in the order they
// are asked.

import { cancelOfDay } from './agenda/cancel-of-day.ts';
import { decideKeptReminders } from './agenda/decide-kept-reminders.ts';
import type { HandlerGroup } from './handler.ts';
import { decideCardDay } from './money/bills/decide-card-day.ts';
import { decideLateCorrection } from './money/correction/decide-late-correction.ts';
import { decideByCustomer } from './money/own-work/decide-by-customer.ts';
import { decideProfit } from './money/own-work/decide-profit.ts';
import { decideToEarn } from './money/own-work/decide-to-earn.ts';
import { decideAllOfDay } from './money/questions/decide-all-of-day.ts';
import { decideAskedAgain } from './money/questions/decide-asked-again.ts';
import {
  decideEachMonth,
  decideLeftOfFixed,
  decidePassed,
  decideShareOfPay,
  decideUsedTo,
  decideWhenDue,
} from './money/questions/decide-by-habit.ts';
import { decideByPerson } from './money/questions/decide-by-person.ts';
import { decideChart } from './money/questions/decide-chart.ts';
import { decideCompared } from './money/questions/decide-compared.ts';
import { decideDifference } from './money/questions/decide-difference.ts';
import { decideEach } from './money/questions/decide-each.ts';
import { decideEntriesNamed } from './money/questions/decide-entries-named.ts';
import { decideFirst } from './money/questions/decide-first.ts';
import { decideFollowUp } from './money/questions/decide-follow-up.ts';
import { decideHowItIs } from './money/questions/decide-how-it-is.ts';
import { decideLeftOfThat } from './money/questions/decide-left-of-that.ts';
import { decideLess } from './money/questions/decide-less.ts';
import { decideNarrowed } from './money/questions/decide-narrowed.ts';
import { decideOfIncome } from './money/questions/decide-of-income.ts';
import { decideOfThat } from './money/questions/decide-of-that.ts';
import { decideOwnQuestion } from './money/questions/decide-own-question.ts';
import {
  decideCostOfLiving,
  decideInAndOut,
  decideLent,
  decideToPay,
  decideToReceive,
} from './money/questions/decide-question.ts';
import { decideWillItLast } from './money/questions/decide-will-it-last.ts';
import { decideMonthlyCost } from './money/recurring/decide-monthly-cost.ts';
import { decideItemQuery } from './notebook/decide-search.ts';
import { decideRemovalOfLast } from './removal/decide-removal-of-last.ts';
import { removeOfMember } from './removal/remove-of-member.ts';
import { decideKeyed } from './screen/decide-keyed.ts';
import { decideMission } from './study/decide-mission.ts';
import { decideNamedStudy } from './study/decide-named-study.ts';

export const FIRST_PART_HANDLERS: readonly HandlerGroup[] = [
  {
    needs: 'nothing',
    why: 'What a question leaves out is heard before anything is looked up.',
    handlers: [
      {
        decide: decideLess,
        answers: '“quanto gastei sem contar o aluguel?”, “maior gasto tirando o mercado”: what follows is left out',
        before: [decideEach],
      },
      {
        decide: decideEach,
        answers: '“quanto gastei com mercado e farmácia?”: a figure for each, and their total',
        before: [decideFollowUp],
      },
    ],
  },
  {
    needs: 'record',
    why: 'Removing the last thing done, and reminders asked for, by whatever words.',
    handlers: [
      {
        decide: decideRemovalOfLast,
        answers: '“apaga o último”, “cancela ele”: the last thing done or the only line shown',
      },
      { decide: decideLateCorrection, answers: '“era 88,64”, hours after an entry: asks whether it is that one' },
      {
        decide: decideKeptReminders,
        answers: '“lembretes de terça”, “cancela o lembrete da consulta”: lists, cancels or moves reminders',
      },
    ],
  },
  {
    needs: 'list',
    why: 'A day or a number refers to the lines on the screen.',
    handlers: [
      { decide: cancelOfDay, answers: '“o de sexta cancela”: the reminder shown of that day' },
      { decide: decideKeyed, answers: '“apaga o 2”: that reminder, recurring entry or goal' },
    ],
  },
  {
    needs: 'record',
    why: 'After the answer to a hard question: it goes on, changes or stops.',
    handlers: [
      {
        decide: decideMission,
        answers: '“e se forem 36 vezes?”, “continua”, “ver gráfico”: of the hard question before',
        before: [decideChart],
      },
    ],
  },
  {
    needs: 'nothing',
    why: 'Questions known by their construction, whatever intent they resemble.',
    handlers: [
      { decide: decideLeftOfThat, answers: '“sobrou quanto do que meu pai mandou?”: less what was spent since' },
      {
        decide: decideNamedStudy,
        answers: '“quanto vou receber de 13º?”: names a calculation, so it is a hard question',
        before: [decideMonthlyCost],
      },
      { decide: decideUsedTo, answers: '“quanto eu gastava com mercado antes?”: the average of the months before' },
      { decide: decideShareOfPay, answers: '“qual porcentagem do salário vai pro aluguel?”: a part of what came in' },
      { decide: decideEachMonth, answers: '“quanto paguei de luz em cada mês?”: month by month' },
      { decide: decideLeftOfFixed, answers: '“quanto sobra depois das contas fixas?”: of what repeats' },
      { decide: decideWhenDue, answers: '“quando é o aluguel?”: the next day of what repeats' },
      { decide: decidePassed, answers: '“passei em quanto?”: the ceiling of the last entry' },
      { decide: removeOfMember, answers: '“desfaz o que o Leo lançou”: the newest entry of another member' },
      {
        decide: decideByPerson,
        answers: '“quanto o Leo gastou?”, “acerta as contas”: of those the ledger is shared with',
      },
      {
        decide: decideToEarn,
        answers: '“quanto preciso faturar pra sobrar 3 mil?”: a month of spending and what is to be left',
      },
      {
        decide: decideByCustomer,
        answers: '“qual cliente me pagou mais?”: what came in, by who paid',
        before: [decideAskedAgain],
      },
      { decide: decideInAndOut, answers: '“tô gastando mais do que ganho?”: what came in less what went out' },
      {
        decide: decideFirst,
        answers: '“primeiro gasto do mês”, “e o penúltimo?”: an entry by its place in time',
        before: [decideFollowUp],
      },
      { decide: decideWillItLast, answers: '“meu dinheiro dá até dia 30”, “e se entrar mais 300”: what there will be' },
      { decide: decideProfit, answers: '“lucro do queijo”: what was sold under that name less what was spent on it' },
      { decide: decideLent, answers: '“quanto emprestei esse mês?”: what was lent' },
      { decide: decideToPay, answers: '“quanto tenho que pagar de luz?”: what is due under that name' },
      { decide: decideToReceive, answers: '“quanto vou receber em janeiro?”: what is expected then' },
      { decide: decideCostOfLiving, answers: '“qual meu custo de vida?”: what a usual month costs' },
      { decide: decideAllOfDay, answers: '“me mostra tudo de hoje”: the entries of a period, and what was kept in it' },
      { decide: decideEntriesNamed, answers: '“lista os uber”: entries of that name, when no item has it' },
      {
        decide: decideItemQuery,
        answers: '“algum filme de terror que ainda não vi?”: films and series by kind, year, platform',
      },
      { decide: decideChart, answers: '“gráfico dos meus gastos”: a picture' },
      { decide: decideHowItIs, answers: '“como tá a viagem?”, “meus limites”, “como foi outubro?”: of that name' },
      {
        decide: decideCardDay,
        answers: '“qual o melhor dia pra comprar no nubank?”, “quando fecha o inter?”: the days of its fatura',
      },
      {
        decide: decideMonthlyCost,
        answers: '“quanto pago de assinatura por mês?”: the recurring entries, or the monthly average',
      },
    ],
  },
  {
    needs: 'record',
    why: 'Continues one of the recent questions, even with other turns in between.',
    handlers: [
      {
        decide: decideOfThat,
        answers: '“quanto disso foi mercado?”, “e na anterior?”, “o que tem nela?”: of the question before',
        before: [decideAskedAgain, decideOwnQuestion, decideFollowUp],
      },
      {
        decide: decideAskedAgain,
        answers: '“e agora?”, “e nos dois juntos”: repeated, varied or added up',
        before: [decideOwnQuestion, decideFollowUp],
      },
    ],
  },
  {
    needs: 'question',
    why: 'Says only what differs from the question about money before.',
    handlers: [
      { decide: decideOfIncome, answers: '“quanto isso representa da minha renda?”: the last sum as a part of income' },
      { decide: decideDifference, answers: '“qual a diferença?”: of the two figures just asked for' },
      {
        decide: decideCompared,
        answers: '“compara com a semana passada”, “tá muito?”: the same question of both periods',
      },
      {
        decide: decideOwnQuestion,
        answers: '“e quanto já recebi esse mês?”: its own verb, the period of the last question',
        before: [decideFollowUp],
      },
      {
        decide: decideNarrowed,
        answers: '“só os do nubank”, “os maiores que 100”: the same question of a part of it',
        before: [decideFollowUp],
      },
      { decide: decideFollowUp, answers: '“e em maio?”, “e de gasolina?”: the last question with what changed' },
    ],
  },
];
