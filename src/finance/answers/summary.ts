// Period summary: income, spending, what is left, and the largest categories.

import type { Period } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { RichText } from '../../domain/text.ts';
import { budgetStatus } from '../budget-status.ts';
import { categoryLabel } from '../category-labels.ts';
import { dayNumberOf, daysBetween } from '../civil-date.ts';
import { contaLabel } from '../conta.ts';
import { expenseOf } from '../definitions/expense.ts';
import { incomeOf } from '../definitions/income.ts';
import { savedIn } from '../definitions/saved.ts';
import { instalmentsSpread } from '../instalments-spread.ts';
import { reais, shareOf } from '../money.ts';
import { budgetLine } from '../replies/budget-words.ts';
import { spanOf } from '../scope.ts';
import { type Answer, type Asked, sentence } from './answer.ts';
import { borrowedIn } from './borrowed-in.ts';
import { profitAnswer } from './profit.ts';
import { toEarnAnswer } from './to-earn.ts';

const TOP = 5;

/** 'em outubro' -> 'de outubro', 'neste mês' -> 'deste mês', 'hoje' -> 'de hoje'. */
const ofWhen = (when: string): string =>
  when
    .replace(/^em /u, 'de ')
    .replace(/^n(?=est[ea])/u, 'd')
    .replace(/^(?=hoje|ontem|anteontem)/u, 'de ');

/** Of the period asked, otherwise of this month. */
export function summaryAnswer({ ledger, question, today }: Asked): Answer {
  const { period, when } = spanOf(question, today);
  const income = incomeOf(ledger, period);
  const expense = expenseOf(ledger, period);
  if (income === 0 && expense === 0) return { text: [`Não achei lançamento nenhum ${when}.`] };
  const groups = ledger.grouped({ kind: 'despesa', ...period }, 'category').slice(0, TOP);
  const lines = groups.map(({ key, cents }) => `\n• ${categoryLabel(key)}: ${reais(cents)}${shareOf(cents, expense)}`);
  return {
    text: [
      {
        bold: `Resumo ${ofWhen(when)}`,
      },
      ...resultWords(income, expense),
      ...(lines.length === 0 ? [] : ['\n\nPara onde foi:', ...lines]),
      ...ceilingWords(period, { ledger, today }),
    ],
    more: true,
    drawable: true,
  };
}

/** With no recorded income a negative result is not called a deficit: the income may simply not have been recorded. */
function resultWords(income: number, expense: number): RichText {
  if (income === 0) return ['\nEntrou: nada anotado\nSaiu: ', { bold: reais(expense) }];
  const left = income - expense;
  return [
    `\nEntrou: ${reais(income)}\nSaiu: ${reais(expense)}\n${left >= 0 ? 'Sobrou' : 'Faltou'}: `,
    { bold: reais(Math.abs(left)) },
  ];
}

/** Budgets of cycles still running, when the period is still running too. */
function ceilingWords({ from, to }: Period, { ledger, today }: Pick<Asked, 'ledger' | 'today'>): RichText {
  if (today < from || today > to) return [];
  const lines = ledger
    .told('orcamento')
    .map((budget) => `\n• ${budgetLine(budgetStatus(ledger, budget, today), today)}`);
  return lines.length === 0 ? [] : [`\n\n${lines.length === 1 ? 'Seu teto' : 'Seus tetos'}:`, ...lines];
}

/** "Quanto guardei?": total put into savings jars and investments. Undefined when there was none. */
function putByAnswer({ ledger, question, today }: Asked): Answer | undefined {
  const { period, when } = spanOf(question, today);
  const into = new Map<string, number>();
  for (const { kind, to, cents } of ledger.list({ kind: 'movimento', ...period }, 'oldest', MOST_PUT_BY))
    if (kind === 'investimento' && to !== '') into.set(to, (into.get(to) ?? 0) + cents);
  const total = [...into.values()].reduce((sum, cents) => sum + cents, 0);
  if (total === 0) return undefined;
  const parts = into.size < 2 ? [] : [...into].map(([conta, cents]) => `\n• ${contaLabel(conta)}: ${reais(cents)}`);
  return { text: [`${sentence(when)} você guardou `, { bold: reais(total) }, '.', ...parts] };
}

const MOST_PUT_BY = 500;

/** What is left of a month when its purchases in instalments weigh by the instalment, as hard questions count them; '' when that is the same. */
function byInstalment(saved: number, { from, to }: Period, { ledger }: Pick<Asked, 'ledger'>): string {
  if (dayNumberOf(from) !== 1 || from.slice(0, 7) !== to.slice(0, 7)) return '';
  const more = [...instalmentsSpread(ledger, new Set([from.slice(0, 7)])).values()].reduce((sum, one) => sum + one, 0);
  if (more === 0) return '';
  const left = saved - more;
  return ` Das compras parceladas, contando só a parcela do mês, ${left >= 0 ? 'sobram' : 'faltam'} ${reais(Math.abs(left))}.`;
}

/** What comes every month and did not come in this one, which still runs. */
function notYetIn({ from, to }: Period, { ledger, today }: Pick<Asked, 'ledger' | 'today'>): RichText {
  if (today < from || today > to || daysBetween(from, to) < A_MONTH) return [];
  const came = new Set(
    ledger.list({ kind: 'receita', from, to }, 'oldest', MOST_PUT_BY).map(({ category }) => category),
  );
  return ledger
    .told('recorrencia')
    .filter(({ value }) => value.kind === 'receita' && value.every === 'monthly' && !value.paused && !value.usual)
    .filter(
      ({ value: { cents, category, dayOfMonth } }) =>
        cents !== undefined && !came.has(category) && (dayOfMonth ?? LAST) > Number(today.slice(8)),
    )
    .map(({ value: { description, cents = 0 } }) => ` Ainda não entrou: ${description}, ${reais(cents)} todo mês.`);
}
/** In days between the first and the last. */
const A_MONTH = 27;
/** Of a month, where no day was told. */
const LAST = 31;

/** Entries of work and of the house are in one ledger. */
const WORK = /^(?:trabalho|servico|negocio|empresa|firma|salao|atelie)$/u;

/** "Quanto sobrou em outubro?": income less spending; the variants of the question (profit, to earn, put by) are other figures. */
export function savingsAnswer(asked: Asked): Answer {
  const { ledger, question, today } = asked;
  if (question.check === 'profit' && question.merchant !== undefined) return profitAnswer(asked, question.merchant);
  if (question.check === 'to_earn' && question.amount_cents !== undefined)
    return toEarnAnswer(asked, question.amount_cents);
  const put = question.check === 'put_by' ? putByAnswer(asked) : undefined;
  if (put !== undefined) return put;
  const { period, when } = spanOf(question, today);
  const saved = savedIn(ledger, period);
  const income = incomeOf(ledger, period);
  const expense = expenseOf(ledger, period);
  if (income === 0 && expense === 0) return { text: [`Não achei lançamento nenhum ${when}.`] };
  const word = saved >= 0 ? 'sobraram' : 'faltaram';
  return {
    text: [
      `${sentence(when)} ${word} `,
      { bold: reais(Math.abs(saved)) },
      `: entraram ${reais(income)} e saíram ${reais(expense)}.`,
      byInstalment(saved, period, asked),
      borrowedIn(ledger, period),
      ...notYetIn(period, asked),
      ...(WORK.test(folded(question.merchant ?? '')) ? [' Conto junto o do trabalho e o da casa.'] : []),
    ],
  };
}
