// The chart of a question: shares, bars, a daily balance or a forecast. It uses the same groups as the written answer,
// so the figures agree.

import type { Chart, ChartPoint } from '../../domain/chart.ts';
import type { LocalDate } from '../../domain/dates.ts';
import { addDays, addMonths } from '../civil-date.ts';
import { spanOf } from '../scope.ts';
import { type Asked, sentence } from './answer.ts';
import { sidesOf } from './compare.ts';
import { balanceLine } from './forecast.ts';
import { type By, groupsOf, labelOf, ordered } from './groups.ts';

export type ChartShape = 'pie' | 'bars' | 'line';

const IN_TIME: ReadonlySet<By> = new Set(['day', 'week', 'month', 'weekday']);
/** Longest daily line, in days from its start; beyond it single days cannot be distinguished. */
const MOST_DAYS = 366;

/** Undefined when there is nothing to draw. */
export function chartOfQuestion(asked: Asked, shape?: ChartShape): Chart | undefined {
  const { op } = asked.question;
  if (op === 'compare') return comparison(asked);
  if (op === 'forecast' || op === 'balance') return balanceLine(asked);
  if (shape === 'line' && asked.question.type === 'expense' && asked.question.group_by === 'day')
    return dayByDay(asked);
  if (shape === 'line' || (shape === undefined && (op === 'summary' || op === 'savings'))) return leftOver(asked);
  return grouped(asked, shape);
}

function comparison(asked: Asked): Chart | undefined {
  const sides = sidesOf(asked);
  if (sides === undefined || sides.every(({ cents }) => cents === 0)) return undefined;
  const bars = sides.map(({ name, cents }) => ({ label: name, cents }));
  return { kind: 'bars', title: 'Comparação', bars: bars.toReversed() };
}

function grouped(asked: Asked, shape: ChartShape | undefined): Chart | undefined {
  const { question, today } = asked;
  const by = question.group_by ?? (shape === 'bars' ? 'month' : 'category');
  // A bar chart by month of a single month would have one bar: use the six months that end with it.
  const wide = by === 'month' && question.group_by === undefined;
  const { period } = spanOf(question, today);
  const scope: Asked = wide
    ? { ...asked, question: { ...question, period: { from: addMonths(period.from, -5), to: period.to } } }
    : asked;
  const { groups, when, about } = groupsOf(scope, by);
  const points: readonly ChartPoint[] = ordered(by, groups).map(({ key, cents }) => ({
    label: sentence(labelOf(by, key, today)),
    cents,
  }));
  if (points.length === 0) return undefined;
  const flow = question.type === 'income' ? 'Entradas' : 'Gastos';
  const title = `${flow}${about} ${when}`;
  const drawn = shape ?? (IN_TIME.has(by) ? 'bars' : 'pie');
  return drawn === 'pie' ? { kind: 'pie', title, parts: points } : { kind: 'bars', title, bars: points };
}

/** Expense of each day of the period, including days with none. */
function dayByDay(asked: Asked): Chart | undefined {
  const { groups, when, about } = groupsOf(asked, 'day');
  if (groups.length === 0) return undefined;
  const { period } = spanOf(asked.question, asked.today);
  const to = period.to < asked.today ? period.to : asked.today;
  const spent = new Map(groups.map(({ key, cents }) => [key, cents]));
  const points: ChartPoint[] = [];
  for (let day: LocalDate = period.from; day <= to && points.length < MOST_DAYS; day = addDays(day, 1))
    points.push({ label: `${Number(day.slice(8))}/${day.slice(5, 7)}`, cents: spent.get(day) ?? 0 });
  return { kind: 'line', title: `Gastos por dia${about} ${when}`, points };
}

/** Cumulative income minus expense from the first day of the period; its last point equals the summary's "left" figure. */
function leftOver({ ledger, question, today }: Asked): Chart | undefined {
  const { period, when } = spanOf(question, today);
  const to = period.to < today ? period.to : today;
  const byDay = new Map<string, number>();
  for (const [kind, sign] of [
    ['receita', 1],
    ['despesa', -1],
  ] as const) {
    for (const { key, cents } of ledger.grouped({ kind, from: period.from, to }, 'day'))
      byDay.set(key, (byDay.get(key) ?? 0) + sign * cents);
  }
  if (byDay.size === 0) return undefined;
  const points: ChartPoint[] = [];
  let left = 0;
  for (let day: LocalDate = period.from; day <= to && points.length < MOST_DAYS; day = addDays(day, 1)) {
    left += byDay.get(day) ?? 0;
    points.push({ label: `${Number(day.slice(8))}/${day.slice(5, 7)}`, cents: left });
  }
  return { kind: 'line', title: `O que sobrou ${when}`, points };
}
