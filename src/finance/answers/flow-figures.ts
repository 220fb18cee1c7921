// Flow figures over a period: sum, count, average, share.

import type { LocalDate, Period } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { LedgerFilter } from '../../domain/ledger.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';
import { WEEKS_A_MONTH } from '../../domain/rhythm.ts';
import type { RichText } from '../../domain/text.ts';
import type { Told } from '../../domain/told.ts';
import { addDays, addMonths, daysBetween, EVER, wholeMonth } from '../civil-date.ts';
import { incomeOf } from '../definitions/income.ts';
import { monthsApart } from '../fatura.ts';
import { lifeTopic } from '../life-topics.ts';
import { percent, reais } from '../money.ts';
import { dayWords } from '../replies/day-words.ts';
import { entryLine, parcelasWords } from '../replies/entry-words.ts';
import { recurrenceWords } from '../replies/told-words.ts';
import { scopeOf } from '../scope.ts';
import { type Answer, type Asked, countWords, sentence } from './answer.ts';
import { notEarned } from './borrowed-in.ts';
import { paidOfParcelas } from './paid-of-parcelas.ts';
import { paidOfDebt } from './stock.ts';

const VERBS = {
  expense: { sum: 'você gastou', ours: 'vocês gastaram', none: 'Não achei gasto nenhum', noun: 'gastos' },
  income: { sum: 'você recebeu', ours: 'vocês receberam', none: 'Não achei entrada nenhuma', noun: 'entradas' },
  transfer: {
    sum: 'você movimentou',
    ours: 'vocês movimentaram',
    none: 'Não achei transferência nenhuma',
    noun: 'transferências',
  },
  both: {
    sum: 'passaram pelas suas mãos',
    ours: 'passaram pelas mãos de vocês',
    none: 'Não achei lançamento nenhum',
    noun: 'lançamentos',
  },
} as const;

/** Verbs and nouns of the asked direction; of expenses when none was asked. */
export const wordsFor = (type: Asked['question']['type']): (typeof VERBS)[keyof typeof VERBS] =>
  VERBS[type ?? 'expense'];

const OTHER_SIDE = { expense: 'income', income: 'expense' } as const;

/** A hint when there are entries of the opposite kind: a driver's "corrida na semana, deu quanto?", "quanto deu hoje?" ask for income. */
function onOtherSide({ ledger, question, today }: Asked): string {
  const { type = 'expense', merchant, category, account, payment_method, counterpart } = question;
  const topic = category ?? account ?? payment_method ?? counterpart;
  if (
    (merchant === undefined && (topic !== undefined || type === 'income')) ||
    (type !== 'expense' && type !== 'income')
  )
    return '';
  const other = OTHER_SIDE[type];
  const { category: _, ...named } = question;
  const { cents, count } = ledger.total(scopeOf(ledger, { ...named, type: other }, today).filter);
  return count === 0
    ? ''
    : ` ${other === 'income' ? 'Entrada' : 'Gasto'}${merchant === undefined ? '' : ` com ${merchant}`}: ${reais(cents)}, em ${countWords(count)}.`;
}

/** The newest entry of what was asked about, when no period was said and this month has none. */
function newestEver({ ledger, question, today }: Asked): string {
  if (question.period !== undefined || question.type === 'transfer') return '';
  const { filter, about } = scopeOf(ledger, question, today);
  const { from: _f, to: _t, ...ever } = filter;
  const [entry] = about === '' ? [] : ledger.list({ ...ever, to: today }, 'newest', 1);
  return entry === undefined
    ? ''
    : ` ${question.type === 'income' ? 'A última' : 'O último'} foi ${entryLine(entry, today)}.`;
}

/** Times a month, of what is not monthly; a month has some 21 business days. */
const TIMES = { daily: 30, weekly: WEEKS_A_MONTH, biweekly: WEEKS_A_MONTH / 2 } as const;
const BUSINESS_DAYS = 21;

/** What of that name comes to in a month, where it comes more often; '' otherwise. */
function inAMonth(all: readonly Told<'recorrencia'>[]): string {
  const cents = all.reduce((sum, { value: { every, dayRule, interval = 1, cents: each = 0 } }) => {
    const times =
      dayRule === 'business_days' ? BUSINESS_DAYS : every in TIMES ? TIMES[every as keyof typeof TIMES] / interval : 0;
    return sum + Math.round(each * times);
  }, 0);
  return cents === 0 ? '' : ` Dá uns ${reais(cents)} por mês.`;
}

/** What repeats under a name, or a part of whose name it is. */
const repeatsAs = (name: string, ledger: Asked['ledger']) =>
  ledger.told('recorrencia').filter(({ key }) => ` ${key} `.includes(` ${folded(name)} `));

/** What repeats under the name that was asked about, whether it was ever paid or not. */
function repeating({ ledger, question: { merchant, type, period } }: Asked): string {
  if (merchant === undefined || type === 'income' || period !== undefined) return '';
  const all = repeatsAs(merchant, ledger);
  const each = all.map(({ value }) => recurrenceWords(value)).join('; ');
  return each === '' ? '' : ` O que se repete: ${each}.${inAMonth(all)}`;
}

/** The answer for an empty result: "Não achei gasto nenhum com uber em outubro." */
export const nothingFound = (asked: Asked, about: string, when: string): Answer => ({
  text: [
    `${wordsFor(asked.question.type).none}${about} ${when}.${onOtherSide(asked) || newestEver(asked)}${repeating(asked)}`,
  ],
});

/** "Quanto já paguei de Netflix?": total paid of a recurring entry since its first occurrence. Undefined when that was not asked. */
function paidOfRecurring({ ledger, question, today }: Asked): Answer | undefined {
  const { merchant, period, type } = question;
  if (merchant === undefined || period !== undefined || type === 'income') return undefined;
  const [told] = repeatsAs(merchant, ledger);
  if (told === undefined) return undefined;
  const filter = { kind: 'despesa', words: merchant } as const;
  const { cents, count } = ledger.total(filter);
  const [first] = ledger.list(filter, 'oldest', 1);
  const rhythm = recurrenceWords(told.value);
  if (first === undefined)
    return { text: [`Ainda não anotei pagamento de ${merchant}. O que se repete: ${rhythm}.${inAMonth([told])}`] };
  return {
    text: [
      { bold: `${reais(cents)} de ${merchant}` },
      `, em ${countWords(count, 'pagamento')}, desde ${dayWords(first.date, today)}. Hoje: ${rhythm}.`,
    ],
  };
}

const MOST_PARTS = 6;

/** Says what was counted under a broad topic ("o carro") and which related spending was left out. */
function lifeWords({ ledger, question }: Asked, filter: LedgerFilter): RichText {
  const topic = filter.anyOf === undefined ? undefined : lifeTopic(question.merchant ?? '');
  if (topic === undefined) return [];
  const parts = ledger.grouped(filter, 'words');
  const shown = parts.slice(0, MOST_PARTS).map(({ key, cents }) => `${key || 'sem nome'} ${reais(cents)}`);
  const rest = parts.slice(MOST_PARTS).reduce((sum, { cents }) => sum + cents, 0);
  const counted = [...shown, ...(rest === 0 ? [] : [`outros ${reais(rest)}`])].join(', ');
  const { aside } = topic;
  const left = aside === undefined ? 0 : ledger.total({ ...filter, anyOf: aside.anyOf }).cents;
  return [`\nContei: ${counted}.`, ...(left === 0 ? [] : [`\nNão contei ${aside?.name}: ${reais(left)}.`])];
}

/** ', em 10x de R$ 240,00', of the one purchase that was found. */
function parcelasOf({ ledger, question: { merchant } }: Asked, filter: LedgerFilter): string {
  const [only] = merchant === undefined ? [] : ledger.list(filter, 'newest', 1);
  return only === undefined || only.parcelas < 2 ? '' : `, ${parcelasWords(only.cents, only.parcelas)}`;
}

/** In a household the verb says 'vocês' as soon as another member recorded a part of it. */
export function sumAnswer(asked: Asked): Answer {
  const repeated = paidOfDebt(asked) ?? paidOfParcelas(asked) ?? paidOfRecurring(asked);
  if (repeated !== undefined) return repeated;
  const { ledger, question, today } = asked;
  const { filter, period, when, about, unfound } = scopeOf(ledger, question, today);
  const { cents, count } = ledger.total(filter);
  if (count === 0) return nothingFound(asked, unfound === undefined ? about : ` com ${unfound}`, when);
  const words = wordsFor(question.type);
  const verb = ledger.recordedByOthers(filter) ? words.ours : words.sum;
  const none = unfound === undefined ? '' : `Nada anotado como ${unfound}. `;
  const text = [
    `${none}${sentence(when)} ${verb} `,
    { bold: reais(cents) },
    `${about}, em ${countWords(count)}${count === 1 ? parcelasOf(asked, filter) : ''}.`,
    notEarned(asked, period),
  ];
  return { text: [...text, ...lifeWords(asked, filter)], more: true };
}

/** Entries, not purchases: each line of the ledger counts one. */
export function countAnswer(asked: Asked): Answer {
  const { ledger, question, today } = asked;
  const { filter, when, about } = scopeOf(ledger, question, today);
  const { cents, count } = ledger.total(filter);
  if (count === 0) return nothingFound(asked, about, when);
  return {
    text: [
      `${sentence(when)} ${count === 1 ? 'foi' : 'foram'} `,
      { bold: countWords(count) },
      `${about}, ${reais(cents)} no total.`,
    ],
    more: true,
  };
}

/** The period cut at today, so that averages of a running month are not divided by future days. */
const elapsed = ({ from, to }: Period, today: LocalDate): Period => ({ from, to: to > today ? today : to });

/** Days without spending up to today; future days of the period do not count. */
export function zeroDaysAnswer(asked: Asked): Answer {
  const { ledger, question, today } = asked;
  const { filter, period, when, about } = scopeOf(ledger, question, today);
  const span = elapsed(period, today);
  if (span.to < span.from) return { text: ['Esse período ainda não chegou.'] };
  const days = daysBetween(span.from, span.to) + 1;
  const spent = ledger.grouped({ ...filter, ...span }, 'day').length;
  const until = span.to === period.to ? '' : ' até hoje';
  return {
    text: [
      `${sentence(when)}${until}, você passou `,
      { bold: countWords(days - spent, 'dia') },
      ` sem gastar${about}, de ${days}.`,
    ],
  };
}

/** Months from a day on, the last one begun: three from 19/08 to 18/11. */
function monthsUntil(from: LocalDate, to: LocalDate): number {
  const apart = monthsApart(from, to);
  return apart + (addMonths(from, apart) <= to ? 1 : 0);
}

/** Averages divide by elapsed calendar units (days, weeks, months), not by the days that have entries. */
export function averageAnswer(asked: Asked): Answer {
  const { ledger, question, today } = asked;
  const year = { from: addDays(today, -364), to: today };
  // Of all that was ever noted: from its first entry on.
  const ever = question.period?.from === EVER.from;
  const open = ever || question.period === undefined;
  const said = ever ? { from: EVER.from, to: today } : (question.period ?? year);
  const { filter, about } = scopeOf(ledger, { ...question, period: said }, today);
  const span = elapsed(said, today);
  const monthly = (question.granularity ?? 'month') === 'month';
  const [oldest] = open ? ledger.list(filter, 'oldest', 1) : [];
  // Months before anything was noted are no months without spending.
  const { kind = 'despesa' } = filter;
  const [first] = !open && monthly ? ledger.list({ kind, to: span.to }, 'oldest', 1) : [];
  const began = first === undefined ? span.from : wholeMonth(first.date).from;
  const from = oldest?.date ?? (began > span.from ? began : span.from);
  const { cents, count } = ledger.total({ ...filter, from, to: span.to });
  const { when } = scopeOf(ledger, { ...question, period: { from, to: span.to } }, today);
  if (count === 0) return nothingFound(asked, about, scopeOf(ledger, { ...question, period: span }, today).when);
  const days = daysBetween(from, span.to) + 1;
  const units = {
    day: { count: days, name: 'por dia' },
    week: { count: Math.max(1, Math.ceil(days / 7)), name: 'por semana' },
    month: {
      count: open ? monthsApart(from, span.to) + 1 : monthsUntil(from, span.to),
      name: 'por mês',
    },
    purchase: { count, name: 'por compra' },
  } as const;
  const unit = units[question.granularity ?? 'month'];
  return {
    text: [
      `Em média, ${wordsFor(question.type).sum} `,
      { bold: `${reais(Math.round(cents / unit.count))} ${unit.name}` },
      `${about} (${reais(cents)} em ${countWords(count)}, ${when}).${repeating(asked)}`,
      notEarned(asked, { from, to: span.to }),
    ],
    more: true,
  };
}

/** What was told to come in every month, where nothing of it is recorded yet. */
const usualIncome = (ledger: LedgerReads): number =>
  ledger
    .told('recorrencia')
    .reduce(
      (sum, { value: { kind, every, cents = 0 } }) => sum + (kind === 'receita' && every === 'monthly' ? cents : 0),
      0,
    );

/** Per cent of the income or of all spending of the same period. */
export function shareAnswer(asked: Asked): Answer {
  const { ledger, question, today } = asked;
  const { filter, period, when, about } = scopeOf(ledger, question, today);
  const { cents, count } = ledger.total(filter);
  if (count === 0) return nothingFound(asked, about, when);
  const ofIncome = question.of === 'income';
  const came = ofIncome ? incomeOf(ledger, period) : 0;
  const usual = ofIncome && came === 0 ? usualIncome(ledger) : 0;
  const whole = ofIncome
    ? came + usual
    : ledger.total({ ...(filter.kind === undefined ? {} : { kind: filter.kind }), ...period }).cents;
  if (whole === 0) return { text: [`Não achei entradas ${when} para comparar.`] };
  return {
    text: [
      `${sentence(when)}, `,
      { bold: percent(cents, whole) },
      ` ${usual > 0 ? 'da renda de um mês' : ofIncome ? 'do que você recebeu' : 'do total'}${about === '' ? '' : ` foi${about}`}: ${reais(cents)} de ${reais(whole)}.`,
    ],
  };
}
