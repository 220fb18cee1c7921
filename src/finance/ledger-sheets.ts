// Entries as a workbook: monthly totals, then one sheet per month. Dates and amounts are typed cells, so that they sort and sum; texts are text
// cells, so that user text is never run as a formula.

import type { SheetData } from 'write-excel-file/universal';
import type { Lancamento } from '../domain/ledger.ts';
import { categoryLabel } from './category-labels.ts';
import { contasLabel } from './conta.ts';
import { KIND_LABELS } from './kind-labels.ts';
import { LEDGER_COLUMNS } from './ledger-columns.ts';
import { methodLabel } from './replies/entry-words.ts';

export type LedgerSheet = {
  readonly sheet: string;
  readonly data: SheetData;
  readonly columns: { readonly width: number }[];
  readonly stickyRowsCount: 1;
};

const MONEY = 'R$ #,##0.00';
const DAY = 'dd/mm/yyyy';

const head = (...titles: readonly string[]): SheetData[number] =>
  titles.map((value) => ({ value, fontWeight: 'bold' as const, backgroundColor: '#e4e7eb' as const }));
const text = (value: string): SheetData[number][number] => ({ value, type: String });
const money = (cents: number): SheetData[number][number] => ({ value: cents / 100, type: Number, format: MONEY });
const day = (date: string): SheetData[number][number] => ({
  value: new Date(`${date}T00:00:00Z`),
  type: Date,
  format: DAY,
});

const widths = (...given: readonly number[]): { width: number }[] => given.map((width) => ({ width }));

const row = (entry: Lancamento): SheetData[number] => [
  day(entry.date),
  text(KIND_LABELS[entry.kind]),
  text(entry.description),
  text(categoryLabel(entry.category)),
  money(entry.cents),
  text(entry.method === '' ? '' : methodLabel(entry.method)),
  text(contasLabel(entry)),
  { value: entry.parcelas, type: Number },
  text(entry.counterpart),
  text(entry.status === 'paga' ? 'Paga' : 'A pagar'),
  text(entry.by ?? ''),
];

const HEAD = head(...LEDGER_COLUMNS);

/** Totals in centavos of paid entries only, as in every answer; pending ones are listed but not summed. */
function totalsOf(entries: readonly Lancamento[]): { readonly income: number; readonly expense: number } {
  const sum = (kind: Lancamento['kind']): number =>
    entries.reduce((total, one) => total + (one.kind === kind && one.status === 'paga' ? one.cents : 0), 0);
  return { income: sum('receita'), expense: sum('despesa') };
}

/** @param entries oldest first; at least one. */
export function ledgerSheets(entries: readonly Lancamento[]): readonly LedgerSheet[] {
  const months = Map.groupBy(entries, ({ date }) => date.slice(0, 7));
  const shown = (month: string): string => `${month.slice(5)}-${month.slice(0, 4)}`;
  const summary: SheetData = [...months].map(([month, of]) => {
    const { income, expense } = totalsOf(of);
    return [
      text(shown(month)),
      money(income),
      money(expense),
      money(income - expense),
      { value: of.length, type: Number },
    ];
  });
  return [
    {
      sheet: 'Resumo',
      data: [head('Mês', 'Entrou', 'Saiu', 'Sobrou', 'Lançamentos'), ...summary],
      columns: widths(12, 16, 16, 16, 14),
      stickyRowsCount: 1,
    },
    ...[...months].map(([month, of]) => ({
      sheet: shown(month),
      data: [HEAD, ...of.map(row)],
      columns: widths(12, 16, 36, 22, 16, 14, 26, 10, 20, 12, 20),
      stickyRowsCount: 1 as const,
    })),
  ];
}
