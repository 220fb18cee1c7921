// A figure with its source, which is shown beside it. A figure in the question takes precedence over the person's records.

import type { LocalDate } from '../domain/dates.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import { addMonths, wholeMonth } from '../finance/civil-date.ts';
import { instalmentsSpread } from '../finance/instalments-spread.ts';
import { reais } from '../finance/money.ts';
import { monthName } from '../finance/replies/day-words.ts';
import type { DadoSuporte } from './consolidation.ts';
import { MINIMUM_WAGE } from './legal-figures.ts';
import type { Asked } from './playbook.ts';

export type Known = { readonly cents: number; readonly from: string };

export const YOU_SAID = 'você disse';
export const NOTED = 'suas anotações';
export const REPEATS = 'o que você disse que se repete todo mês';
export const ASSUMED = 'suposição minha';
const MONTHS_BACK = 3;
const BY_INSTALMENT = '; das compras parceladas, só a parcela do mês';

/** Support line: a figure and its source, as both are shown. */
export const support = (label: string, value: string, source: string): DadoSuporte => ({
  rotulo: label,
  valor: value,
  fonte: source,
});

export const youSaid = (label: string, value: string): DadoSuporte => support(label, value, YOU_SAID);
export const assumed = (label: string, value: string): DadoSuporte => support(label, value, ASSUMED);

/** 'Renda: R$ 5.000,00 (média de agosto a outubro)'. */
export const shown = (label: string, known: Known | undefined): DadoSuporte | undefined =>
  known && support(label, reais(known.cents), known.from);

/** A figure stated in the question, in centavos; undefined when it was not. */
export const said = (cents: number | undefined): Known | undefined =>
  cents === undefined ? undefined : { cents, from: YOU_SAID };

/** Average of the last three whole months; without entries in them, this month so far; otherwise the recurring entries. */
function monthly({ ledger, today }: Asked, kind: 'receita' | 'despesa'): Known | undefined {
  const first = addMonths(today, -MONTHS_BACK);
  const last = addMonths(today, -1);
  const rows = ledger.monthTotals(first.slice(0, 7), today.slice(0, 7));
  const now = today.slice(0, 7);
  const past = rows.filter(({ month }) => month < now);
  const start = past.map(({ month }) => month).sort()[0];
  const sum = (some: typeof rows): number =>
    some.filter((row) => row.kind === kind).reduce((total, { cents }) => total + cents, 0);
  /** What instalments change in the expense of these months, and the words that say so. */
  const spread = (months: readonly string[]): { readonly cents: number; readonly said: string } => {
    if (kind === 'receita') return { cents: 0, said: '' };
    const parts = [...instalmentsSpread(ledger, new Set(months)).values()];
    return { cents: parts.reduce((total, cents) => total + cents, 0), said: parts.length === 0 ? '' : BY_INSTALMENT };
  };
  if (start !== undefined && sum(past) > 0) {
    const counted = [first, addMonths(today, -2), last].map((month) => month.slice(0, 7)).filter((one) => one >= start);
    const { cents, said: how } = spread(counted);
    const from = monthName(Number(start.slice(5)));
    const to = monthName(Number(last.slice(5, 7)));
    return {
      cents: Math.round((sum(past) + cents) / counted.length),
      from: `${from === to ? `suas anotações de ${to}` : `média das suas anotações, ${from} a ${to}`}${how}`,
    };
  }
  const { cents: parted, said: how } = spread([now]);
  const current =
    kind === 'receita' && oneOff(ledger, today) ? 0 : sum(rows.filter(({ month }) => month === now)) + parted;
  const repeats = ledger
    .told('recorrencia')
    .filter(({ value }) => value.kind === kind && value.every === 'monthly')
    .reduce((total, { value }) => total + (value.cents ?? 0), 0);
  if (repeats > current) return { cents: repeats, from: REPEATS };
  return current > 0 ? { cents: current, from: `${SO_FAR}${how}` } : undefined;
}

/** "Recebi 150 de um bico", the only entry of a first month, does not say what usually comes in. */
function oneOff(ledger: LedgerReads, today: LocalDate): boolean {
  const [only, ...others] = ledger.list({ kind: 'receita', ...wholeMonth(today) }, 'newest', 2);
  return only !== undefined && others.length === 0 && only.category !== 'salario' && only.cents < MINIMUM_WAGE;
}

/** Monthly income, of both when it was told of both; undefined when neither stated nor recorded. */
export const incomeOf = (asked: Asked): Known | undefined => {
  const { income, otherIncome = 0 } = asked.figures;
  if (income !== undefined) return said(income && income + otherIncome);
  const own = monthly(asked, 'receita') ?? said(asked.earlier?.income);
  return own === undefined || otherIncome === 0
    ? own
    : { cents: own.cents + otherIncome, from: `${own.from}, mais ${reais(otherIncome)} que você disse` };
};

/** An almoço or two, beside what comes in, do not say what a month costs. */
function wholeMonthOf(asked: Asked): Known | undefined {
  const noted = monthly(asked, 'despesa');
  const few =
    noted?.from.startsWith(SO_FAR) === true &&
    noted.cents * LEAST_PART < (incomeOf(asked)?.cents ?? 0) &&
    asked.ledger.list({ kind: 'despesa', ...wholeMonth(asked.today) }, 'newest', FEW + 1).length <= FEW;
  return few ? undefined : noted;
}
const SO_FAR = 'suas anotações deste mês até hoje';
const LEAST_PART = 5;
const FEW = 2;

/** Monthly expense, less what would be cut; undefined when neither stated nor recorded. */
export function expenseOf(asked: Asked): Known | undefined {
  const { expense, cut = 0 } = asked.figures;
  const whole = said(expense) ?? wholeMonthOf(asked) ?? said(asked.earlier?.expense);
  return whole === undefined || cut === 0 || cut >= whole.cents
    ? whole
    : { cents: whole.cents - cut, from: `${reais(whole.cents)} menos ${reais(cut)}` };
}

/** The same where it can be a whole month: a first one with a café in it does not say what it costs. */
export function wholeExpenseOf(asked: Asked): Known | undefined {
  const expense = expenseOf(asked);
  return expense !== undefined && expense.from !== YOU_SAID && expense.cents < LEAST_MONTH ? undefined : expense;
}
/** Centavos. */
const LEAST_MONTH = 20_000;

/** Monthly surplus: stated as savings capacity, or income minus expense. */
export function leftOver(asked: Asked): Known | undefined {
  const saving = said(asked.figures.saving);
  if (saving !== undefined) return saving;
  const [income, expense] = [incomeOf(asked), expenseOf(asked)];
  if (income === undefined || expense === undefined) return undefined;
  return { cents: income.cents - expense.cents, from: 'renda menos gastos' };
}

/** Savings: stated in the question, or the balance of savings accounts and jars; what would come in besides is added, what must stay is not counted. */
export function savedOf({ figures: { saved, lump = 0, kept: apart = 0 }, earlier }: Asked, kept: number): Known {
  const own = said(saved ?? (kept === 0 ? earlier?.saved : undefined)) ?? { cents: kept, from: NOTED };
  const all = lump === 0 ? own : { cents: own.cents + lump, from: `${own.from}, mais ${reais(lump)}` };
  return apart === 0 || apart > all.cents
    ? all
    : { cents: all.cents - apart, from: `${all.from}, menos ${reais(apart)} que ficam de reserva` };
}

/** Average expense per category over the last whole months, centavos a month, largest first. */
export function byCategory({ ledger, today }: Asked): readonly Share[] {
  const period = { from: wholeMonth(addMonths(today, -MONTHS_BACK)).from, to: wholeMonth(addMonths(today, -1)).to };
  const past = ledger.grouped({ kind: 'despesa', ...period }, 'category');
  const months = new Set(
    ledger
      .monthTotals(period.from.slice(0, 7), period.to.slice(0, 7))
      .filter(({ kind }) => kind === 'despesa')
      .map(({ month }) => month),
  );
  if (past.length > 0 && months.size > 0) return shares(past, instalmentsSpread(ledger, months), months.size);
  const now = ledger.grouped({ kind: 'despesa', ...wholeMonth(today) }, 'category');
  return shares(now, instalmentsSpread(ledger, new Set([today.slice(0, 7)])), 1);
}

type Share = { readonly key: string; readonly cents: number };

/** Centavos a month of each category, instalments counted as they fall due. */
function shares(groups: readonly Share[], spread: ReadonlyMap<string, number>, months: number): readonly Share[] {
  const keys = new Set([...groups.map(({ key }) => key), ...spread.keys()]);
  const noted = new Map(groups.map(({ key, cents }) => [key, cents]));
  return [...keys]
    .map((key) => ({ key, cents: Math.round(((noted.get(key) ?? 0) + (spread.get(key) ?? 0)) / months) }))
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => b.cents - a.cents);
}
