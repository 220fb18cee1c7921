// Dates and periods in Portuguese, relative to today.

import type { LocalDate, Period } from '../../domain/dates.ts';
import type { LancamentoFields } from '../../domain/ledger.ts';
import { addDays, daysBetween, EVER, monthOf, wholeMonth, yearOf } from '../civil-date.ts';

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

/** 'janeiro' for 1, 'dezembro' for 12. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** 'hoje', 'ontem', 'amanhã', '12/11', '12/11/2025'. */
export function dayWords(date: LocalDate, today: LocalDate): string {
  const days = daysBetween(date, today);
  if (days === 0) return 'hoje';
  if (days === 1) return 'ontem';
  if (days === -1) return 'amanhã';
  const [year = '', month = '', day = ''] = date.split('-');
  return year === today.slice(0, 4) ? `${day}/${month}` : `${day}/${month}/${year}`;
}

/** Date of an entry in words, as precise as it was told: day, week, weekend or month. */
export function whenWords({ date, precision }: Pick<LancamentoFields, 'date' | 'precision'>, today: LocalDate): string {
  switch (precision) {
    case 'day':
      return dayWords(date, today);
    case 'week':
      return `na semana de ${dayWords(date, today)}`;
    case 'weekend':
      return `no fim de semana de ${dayWords(date, today)}`;
    case 'month':
      return periodWords(wholeMonth(date), today);
    default:
      return precision satisfies never;
  }
}

/** 'em novembro', 'em maio de 2025', 'hoje', 'de 10/11 a 15/11', 'em 2025'. */
export function periodWords({ from, to }: Period, today: LocalDate): string {
  if (from === to) {
    const words = dayWords(from, today);
    return /^\d/.test(words) ? `em ${words}` : words;
  }
  if (from === EVER.from) return 'desde o começo';
  const month = wholeMonth(from);
  const year = yearOf(from) === yearOf(today) ? '' : ` de ${yearOf(from)}`;
  if (month.from === from && month.to === to) return `em ${monthName(monthOf(from))}${year}`;
  if (from.endsWith('-01-01') && to === (`${from.slice(0, 4)}-12-31` as LocalDate)) return `em ${from.slice(0, 4)}`;
  if (to === today && addDays(from, 0) === wholeMonth(today).from) return 'neste mês até hoje';
  return `de ${dayWords(from, today)} a ${dayWords(to, today)}`;
}
