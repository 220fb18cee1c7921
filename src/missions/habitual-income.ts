// Detects recurring income that was never declared: the same source in two of the last three months, expected on the day it last came.

import type { LocalDate } from '../domain/dates.ts';
import { folded } from '../domain/fold.ts';
import { addMonths, wholeMonth } from '../finance/civil-date.ts';
import type { Asked } from './playbook.ts';

const MOST = 300;
const MONTHS_BACK = 2;

/** Expected receipts until a date, amounts in centavos. None when a monthly income was told, which takes precedence. */
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
