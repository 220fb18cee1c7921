// Figures grouped or ranked by category, place, day, month, method, conta or person.

import type { LocalDate } from '../../domain/dates.ts';
import type { Group, GroupBy, Lancamento } from '../../domain/ledger.ts';
import { cycleOf } from '../budget-cycle.ts';
import { categoryLabel } from '../category-labels.ts';
import { contaLabel } from '../conta.ts';
import { reais, shareOf } from '../money.ts';
import type { Question } from '../question.ts';
import { dayWords, monthName } from '../replies/day-words.ts';
import { methodLabel } from '../replies/entry-words.ts';
import { scopeOf } from '../scope.ts';
import { type Answer, type Asked, countWords, numberedLines, sentence } from './answer.ts';
import { nothingFound } from './flow-figures.ts';
import { ASKER, NAMELESS, settleUp } from './settle-up.ts';

export type By = NonNullable<Question['group_by']>;

const COLUMNS: Readonly<Record<Exclude<By, 'week' | 'person'>, GroupBy>> = {
  category: 'category',
  merchant: 'words',
  day: 'day',
  weekday: 'weekday',
  month: 'month',
  payment_method: 'method',
  account: 'conta',
  counterpart: 'counterpart',
};

const WEEKDAYS = 'domingo,segunda,terça,quarta,quinta,sexta,sábado'.split(',');
const MOST_GROUPS = 12;

/** Display label of a group key. */
export function labelOf(by: By, key: string, today: LocalDate): string {
  switch (by) {
    case 'category':
      return categoryLabel(key);
    case 'payment_method':
      return methodLabel(key);
    case 'account':
      return contaLabel(key);
    case 'weekday':
      return WEEKDAYS[Number(key)] ?? key;
    case 'month': {
      const [year = '', month = ''] = key.split('-');
      return `${monthName(Number(month))}${year === today.slice(0, 4) ? '' : ` de ${year}`}`;
    }
    case 'day':
      return dayWords(key as LocalDate, today);
    case 'week':
      return key === cycleOf(today, 'weekly', 1).from
        ? 'esta semana'
        : `semana de ${dayWords(key as LocalDate, today)}`;
    case 'person':
      return key;
    case 'merchant':
    case 'counterpart':
      return key === '' ? 'ninguém dito' : key;
    default:
      return by satisfies never;
  }
}

/** Sums daily groups into weeks, keyed by their Monday. */
function byWeek(days: readonly Group[]): readonly Group[] {
  const weeks = new Map<string, Group>();
  for (const { key, cents, count } of days) {
    const monday = cycleOf(key as LocalDate, 'weekly', 1).from;
    const week = weeks.get(monday);
    weeks.set(monday, { key: monday, cents: cents + (week?.cents ?? 0), count: count + (week?.count ?? 0) });
  }
  return [...weeks.values()].sort((a, b) => b.cents - a.cents);
}

const MOST_RECORDS = 5_000;

/** Groups by the household member who recorded each entry; the asker is 'você'. */
function byPerson(entries: readonly Lancamento[]): readonly Group[] {
  const people = Map.groupBy(entries, ({ by }) => (by === undefined ? ASKER : by === '' ? NAMELESS : by));
  return [...people]
    .map(([key, own]) => ({ key, cents: own.reduce((sum, { cents }) => sum + cents, 0), count: own.length }))
    .sort((a, b) => b.cents - a.cents);
}

type Grouped = { readonly groups: readonly Group[]; readonly when: string; readonly about: string };

/** Groups as the ledger gives them, largest first; people as members of the household. */
export function groupsOf({ ledger, question, today }: Asked, by: By): Grouped {
  const { filter, when, about } = scopeOf(ledger, question, today);
  const groups =
    by === 'week'
      ? byWeek(ledger.grouped(filter, 'day'))
      : by === 'person'
        ? byPerson(ledger.list(filter, 'newest', MOST_RECORDS))
        : ledger.grouped(filter, COLUMNS[by]);
  const named = by === 'counterpart' ? groups.filter(({ key }) => key !== '') : groups;
  return { groups: named, when, about };
}

/** Chronological for time groups, otherwise by amount, descending. */
export const ordered = (by: By, groups: readonly Group[]): readonly Group[] =>
  by === 'day' || by === 'week' || by === 'month' ? groups.toSorted((a, b) => (a.key < b.key ? -1 : 1)) : groups;

/** All groups with their share; with `name`, the share of that person alone. */
export function breakdownAnswer(asked: Asked): Answer {
  const by = asked.question.group_by ?? 'category';
  const { groups, when, about } = groupsOf(asked, by);
  if (groups.length === 0) return nothingFound(asked, about, when);
  const { name, type, parts } = asked.question;
  if (by === 'person' && parts !== undefined) return settleUp(groups, parts, when);
  const total = groups.reduce((sum, { cents }) => sum + cents, 0);
  if (by === 'person' && name !== undefined) {
    const own = groups.find(({ key }) => key === name)?.cents ?? 0;
    const did = type === 'income' ? 'recebeu' : 'gastou';
    return {
      text: [`${sentence(when)}${about}, ${name} ${did} `, { bold: reais(own) }, `, de ${reais(total)} da casa.`],
      more: true,
      drawable: true,
    };
  }
  const lines = ordered(by, groups)
    .slice(0, 31)
    .map(({ key, cents }) => `\n• ${labelOf(by, key, asked.today)}: ${reais(cents)}${shareOf(cents, total)}`);
  return { text: [{ bold: `${sentence(when)}${about}: ${reais(total)}` }, ...lines], more: true, drawable: true };
}

/** The largest or smallest `top_n` groups, by centavos or by how often. */
export function rankedGroups(asked: Asked, which: 'max' | 'min'): Answer {
  const by = asked.question.group_by ?? 'category';
  const { groups, when, about } = groupsOf(asked, by);
  const byCount = asked.question.metric === 'count';
  const value = (group: Group): number => (byCount ? group.count : group.cents);
  const sorted = groups.toSorted((a, b) => (which === 'max' ? value(b) - value(a) : value(a) - value(b)));
  const top = sorted.slice(0, Math.min(asked.question.top_n ?? 1, MOST_GROUPS));
  const [first, ...others] = top;
  if (first === undefined) return nothingFound(asked, about, when);
  const line = ({ key, cents, count }: Group): string =>
    `${labelOf(by, key, asked.today)}: ${byCount ? `${countWords(count)}, ` : ''}${reais(cents)}`;
  if (others.length === 0) {
    const word = which === 'max' ? 'o maior' : 'o menor';
    return { text: [`${sentence(when)}, ${word}${about} foi `, { bold: line(first) }, '.'], more: true };
  }
  return { text: [{ bold: `${sentence(when)}${about}:` }, ...numberedLines(top.map(line))], more: true };
}
