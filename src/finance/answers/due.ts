// The answer to "o que vence?": unpaid bills, faturas, instalments, and what repeats.

import type { LocalDate, Period } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { Lancamento, LancamentoFields } from '../../domain/ledger.ts';
import { addDays } from '../civil-date.ts';
import { cobrancasOf } from '../cobrancas.ts';
import { contaLabel } from '../conta.ts';
import { type Card, cardsOf, daysOf, faturasOf, purchasesOf } from '../definitions/card.ts';
import { carnesOf } from '../definitions/carne.ts';
import { reais } from '../money.ts';
import { fallsDue, recurringComing } from '../recurring-coming.ts';
import { dayWords, periodWords } from '../replies/day-words.ts';
import { subjectWords } from '../replies/entry-words.ts';
import { type Answer, type Asked, numberedLines, sentence } from './answer.ts';
import { type Coming, runningOf } from './cards.ts';

/** One thing to pay that is no entry yet. */
type Bill = { readonly cents: number; readonly date: LocalDate; readonly words: string };

/** Instalments of a card whose closing and due days are unknown: each on its own date. */
function parcelasDue({ ledger, today }: Asked, card: Card, { from, to }: Period): readonly Bill[] {
  const coming = purchasesOf(ledger, card)
    .filter(({ parcelas }) => parcelas > 1)
    .flatMap((purchase) => cobrancasOf(purchase, purchase.adjustments))
    .filter(({ date }) => date > today && date >= from && date <= to);
  const cents = coming.reduce((sum, one) => sum + one.cents, 0);
  const [first] = coming;
  if (cents <= 0 || first === undefined) return [];
  return [{ cents, date: first.date, words: `${reais(cents)} de parcelas no ${contaLabel(card.key)}` }];
}

const faturasDue = (asked: Asked, { from, to }: Period, slug: string | undefined): readonly Bill[] =>
  cardsOf(asked.ledger, slug).flatMap((card) => {
    const days = daysOf(card);
    if (days === undefined) return parcelasDue(asked, card, { from, to });
    return faturasOf(asked.ledger, card, days)
      .filter(({ due, left }) => due >= from && due <= to && left > 0)
      .map(({ due, left }) => ({
        cents: left,
        date: due,
        words: `${reais(left)} de fatura do ${contaLabel(card.key)}, ${dayWords(due, asked.today)}`,
      }));
  });

const parcelasOf = ({ purchase, charges }: Coming, { today }: Asked, { from, to }: Period): readonly Bill[] =>
  charges
    .filter(({ date, cents }) => cents > 0 && date > today && date >= from && date <= to)
    .map(({ cents, date }) => ({
      cents,
      date,
      words: `${reais(cents)} de parcela de ${purchase.description}, ${dayWords(date, today)}`,
    }));

/** Instalments bought without a card (carnê or boleto) that fall due in the period. */
const carnesDue = (asked: Asked, period: Period): readonly Bill[] =>
  carnesOf(asked.ledger).flatMap((carne) => parcelasOf(carne, asked, period));

/** What repeats and comes in the period: it becomes an entry by itself on its day. */
function repeatedDue({ ledger, question: { merchant }, today }: Asked, { from, to }: Period) {
  const words = folded(merchant ?? '');
  return recurringComing(ledger, { from: from < today ? today : from, to }, fallsDue)
    .filter(({ description }) => folded(description).includes(words))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

const sumOf = (of: readonly { readonly cents: number }[]): number => of.reduce((sum, { cents }) => sum + cents, 0);

/** 'cartão Nubank', 'cartão': only what cards charge is asked for; undefined when everything is. */
function onlyCards({ ledger, question: { account, payment_method } }: Asked): string | undefined {
  if (account !== undefined && account !== '') {
    const [card] = cardsOf(ledger, account);
    return card === undefined ? undefined : contaLabel(card.key);
  }
  return payment_method === 'cartao' || payment_method === 'credito' ? 'cartão' : undefined;
}

/** "Quanto vou pagar de cartão mês que vem?" */
function cardsAnswer(asked: Asked, name: string): Answer {
  const { question, today } = asked;
  const period = question.period ?? { from: today, to: addDays(today, 30) };
  const bills = faturasDue(asked, period, question.account);
  const when = whenWords(asked);
  if (bills.length === 0) return { text: [`Nada a pagar no ${name} ${when}, pelo que anotei.`] };
  const total = bills.length < 2 ? [] : [`\nAo todo: ${reais(sumOf(bills))}.`];
  return { text: [{ bold: `${sentence(when)}:` }, ...bills.map(({ words }) => `\n• ${words}`), ...total] };
}

/** What is still to be paid, and what is still to come in, in centavos. */
type Due = { readonly pending: readonly Lancamento[]; readonly bills: readonly Bill[]; readonly coming: number };

/** Bills that are overdue, or fall due within the period asked (the next 30 days unless said). */
export function dueAnswer(asked: Asked): Answer {
  const { question } = asked;
  if (question.type === 'income') return incomingAnswer(asked);
  const card = question.check === 'late' ? undefined : onlyCards(asked);
  if (card !== undefined) return cardsAnswer(asked, card);
  const due = dueIn(asked);
  return due.pending.length === 0 && due.bills.length === 0 ? nothingDue(asked, due) : dueListed(asked, due);
}

/** "Quanto vou receber em janeiro?": what is expected and what repeats. */
function incomingAnswer(asked: Asked): Answer {
  const { ledger, question, today } = asked;
  const { from, to } = question.period ?? { from: today, to: addDays(today, 30) };
  const waiting = ledger.list({ kind: 'receita', status: 'pendente', from, to }, 'oldest', 30);
  const all = [...waiting, ...repeatedDue(asked, { from, to }).filter(({ kind }) => kind === 'receita')];
  if (all.length === 0) return { text: [`Não tenho nada a receber ${whenWords(asked)}, pelo que anotei.`] };
  const lines = all.map((one) => `\n• ${subjectWords(one)}, ${dayWords(one.date, today)}`);
  return { text: [`${sentence(whenWords(asked))} você tem `, { bold: reais(sumOf(all)) }, ' a receber:', ...lines] };
}

function dueIn(asked: Asked): Due {
  const { ledger, question, today } = asked;
  const late = question.check === 'late';
  const period = late
    ? { from: today, to: addDays(today, -1) }
    : (question.period ?? { from: today, to: addDays(today, 30) });
  const from = late || question.period === undefined ? ('' as typeof today) : period.from;
  const named = question.merchant === undefined ? {} : { words: question.merchant };
  const waiting = ledger
    .list({ status: 'pendente', from, to: period.to, ...named }, 'oldest', 30)
    .filter(isAsked(asked));
  const repeated = late ? [] : repeatedDue(asked, period).filter(isAsked(asked));
  const bills = [
    ...(late ? [] : namedOrAll(asked, period)),
    ...repeated
      .filter(({ kind }) => kind !== 'receita')
      .map((one) => ({ ...one, words: `${subjectWords(one)}, ${dayWords(one.date, today)} (se repete)` })),
  ];
  // Pending income is not a bill: when both are asked for, it is listed separately.
  const pending = waiting.filter(({ kind }) => kind !== 'receita');
  return { pending, bills, coming: sumOf([...waiting, ...repeated].filter(({ kind }) => kind === 'receita')) };
}

/** "Quando vence a luz?" asks for no other bill, "quanto vou pagar do dentista?" for its instalments. */
const namedOrAll = (asked: Asked, period: Period): readonly Bill[] =>
  asked.question.merchant === undefined
    ? [...faturasDue(asked, period, undefined), ...carnesDue(asked, period)]
    : runningOf(asked).flatMap((purchase) => parcelasOf(purchase, asked, period));

/** "Sem o ipva": no bill of that name, or of that category. */
const isAsked =
  ({ question: { less = [] } }: Asked) =>
  ({ description, category }: LancamentoFields): boolean =>
    !less.some((topic) =>
      topic.merchant === undefined ? topic.category === category : folded(description).includes(folded(topic.merchant)),
    );

const comingLine = ({ question }: Asked, { coming }: Due): readonly string[] =>
  coming === 0 || question.check === 'late' ? [] : [`\nA receber: ${reais(coming)}.`];

const whenWords = ({ question, today }: Asked): string =>
  question.period === undefined ? 'nos próximos 30 dias' : periodWords(question.period, today);

function nothingDue(asked: Asked, due: Due): Answer {
  const what = asked.question.check === 'late' ? 'atrasado' : `a vencer ${whenWords(asked)}`;
  const of = asked.question.merchant === undefined ? '' : ` de ${asked.question.merchant}`;
  return { text: [`Não tenho nada${of} ${what}, pelo que anotei.${lastPaid(asked)}`, ...comingLine(asked, due)] };
}

/** "Quanto tenho que pagar de luz?", when no such bill waits: what it was the last time. */
function lastPaid({ ledger, question: { merchant }, today }: Asked): string {
  if (merchant === undefined) return '';
  const [last] = ledger.list({ kind: 'despesa', status: 'paga', words: merchant, to: today }, 'newest', 1);
  return last === undefined ? '' : ` O último pagamento foi de ${reais(last.cents)}, ${dayWords(last.date, today)}.`;
}

function dueListed(asked: Asked, due: Due): Answer {
  const { question, today } = asked;
  const { check } = question;
  const first = [...due.pending, ...due.bills].map(({ date }) => date).toSorted()[0];
  const counts = ({ date }: { readonly date: LocalDate }): boolean => check !== 'first' || date === first;
  const [entries, bills] = [due.pending.filter(counts), due.bills.filter(counts)];
  const lines = entries.map(
    (entry) => `${subjectWords(entry)}, ${dayWords(entry.date, today)}${entry.date < today ? ' (atrasado)' : ''}`,
  );
  const total = entries.length + bills.length < 2 ? [] : [`\nAo todo: ${reais(sumOf([...entries, ...bills]))}.`];
  return {
    text: [
      { bold: `${headingOf(asked)}:` },
      ...numberedLines(lines),
      ...bills.map(({ words }) => `\n• ${words}`),
      ...(check === 'first' ? [] : [...total, ...comingLine(asked, due)]),
    ],
    shown: entries,
  };
}

function headingOf(asked: Asked): string {
  if (asked.question.check === 'late') return 'Atrasado';
  return asked.question.check === 'first' ? 'O que vence primeiro' : sentence(whenWords(asked));
}
