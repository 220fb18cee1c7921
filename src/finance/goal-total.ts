// A goal's target amount: given directly, or as an amount per week or month until its date; and the reverse.

import type { ToldValues } from '../domain/told.ts';
import { daysBetween, monthOf, yearOf } from './civil-date.ts';

const monthsOf = (date: ToldValues['meta']['since']): number => yearOf(date) * 12 + monthOf(date);

/** Centavos; undefined for a pace without an end date. The week or month in which it was told counts as whole. */
export function goalTotal({ cents, pace, since, due }: ToldValues['meta']): number | undefined {
  if (pace === undefined) return cents;
  if (due === undefined) return undefined;
  const times = pace === 'monthly' ? monthsOf(due) - monthsOf(since) + 1 : Math.ceil((daysBetween(since, due) + 1) / 7);
  return cents * Math.max(1, times);
}

/** Centavos a month, rounded up, from next month on; undefined without a date or when it is less than two months away. */
export function goalPerMonth({ cents, pace, since, due }: ToldValues['meta']): number | undefined {
  if (pace !== undefined || due === undefined) return undefined;
  const months = monthsOf(due) - monthsOf(since);
  return months < 2 ? undefined : Math.ceil(cents / months);
}
