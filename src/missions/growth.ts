// Spending growth by category: this month so far against the average of the three previous months over the same number of days.

import type { LocalDate, Period } from '../domain/dates.ts';
import { addMonths, daysBetween, wholeMonth } from '../finance/civil-date.ts';
import type { Asked } from './playbook.ts';

export type Growth = {
  readonly key: string;
  readonly now: number;
  /** Average of the previous months, in centavos; over the same days when this month is not over. */
  readonly usual: number;
  readonly by: number;
};

const MONTHS = 3;

/** Largest growth first. `month` is any date of the month asked about; today's by default. */
export function growthOf({ ledger, today }: Asked, month: LocalDate = today): readonly Growth[] {
  const whole = wholeMonth(month);
  const current: Period = { from: whole.from, to: today < whole.to ? today : whole.to };
  const days = daysBetween(current.from, current.to);
  const before = Array.from({ length: MONTHS }, (_, back) => {
    const past = wholeMonth(addMonths(month, -1 - back));
    const end = today < whole.to ? addMonths(current.to, -1 - back) : past.to;
    return { from: past.from, to: end };
  });
  const now = new Map(
    ledger.grouped({ kind: 'despesa', ...current }, 'category').map(({ key, cents }) => [key, cents]),
  );
  const sums = new Map<string, number>();
  let months = 0;
  for (const period of before) {
    const groups = ledger.grouped({ kind: 'despesa', ...period }, 'category');
    if (groups.length > 0) months++;
    for (const { key, cents } of groups) sums.set(key, (sums.get(key) ?? 0) + cents);
  }
  if (months === 0 || days < 0) return [];
  return [...new Set([...now.keys(), ...sums.keys()])]
    .map((key) => {
      const spent = now.get(key) ?? 0;
      const usual = Math.round((sums.get(key) ?? 0) / months);
      return { key, now: spent, usual, by: spent - usual };
    })
    .sort((a, b) => b.by - a.by);
}
