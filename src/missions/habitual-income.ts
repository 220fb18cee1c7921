// What comes in every month though nobody said that it repeats: the same thing in two of the last three months, on the day it came last.

import type { LocalDate } from '../domain/dates.ts';
import { folded } from '../domain/fold.ts';
import { addMonths, wholeMonth } from '../finance/civil-date.ts';
import type { Asked } from './playbook.ts';

const MOST = 300;
const MONTHS_BACK = 2;

/** Centavos, on the days to come until then. None where a monthly income was told: that one rules. */
export function habitualIncome(
  { ledger, today }: Asked,
  until: LocalDate,
): readonly { readonly date: LocalDate; readonly cents: number; readonly what: string }[] {
  if (ledger.told('recorrencia').some(({ value }) => value.kind === 'receita' && value.every === 'monthly')) return [];
  const from = addMonths(wholeMonth(today).from, -MONTHS_BACK);
  const byName = Map.groupBy(
    ledger.list({ kind: 'receita', from, to: today }, 'newest', MOST),
    ({ description, category }) => folded(description) || category,
  );
  const lastMonth = addMonths(wholeMonth(today).from, -1);
  return [...byName.values()].flatMap((entries) => {
    const [last] = entries;
    const months = new Set(entries.map(({ date }) => date.slice(0, 7))).size;
    if (last === undefined || months < 2 || last.date < lastMonth) return [];
    return Array.from({ length: 36 }, (_, ahead) => addMonths(last.date, ahead + 1))
      .filter((date) => date > today && date <= until)
      .map((date) => ({ date, cents: last.cents, what: last.description || last.category }));
  });
}
