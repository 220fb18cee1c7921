// The workbook as a spreadsheet program opens it: real dates and amounts, a sheet a month, and a summary that adds up.

import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { LancamentoId } from '../../src/domain/ids.ts';
import type { Lancamento } from '../../src/domain/ledger.ts';
import { ledgerSheets } from '../../src/finance/ledger-sheets.ts';
import { paidAtOnce } from '../support/paid-at-once.ts';

const entry = (fields: Omit<Partial<Lancamento>, 'date'> & { readonly date: string }): Lancamento => ({
  id: 1 as LancamentoId,
  version: 1,
  recordedAt: 0,
  voidedAt: null,
  ...paidAtOnce({
    kind: 'despesa',
    cents: 1050,
    category: 'mercado',
    description: '=1+1',
    ...fields,
    date: fields.date as LocalDate,
  }),
});

const sheets = ledgerSheets([
  entry({ date: '2026-10-31' }),
  entry({ date: '2026-11-01', kind: 'receita', cents: 300000 }),
  entry({ date: '2026-11-02', cents: 999 }),
  entry({ date: '2026-11-03', cents: 5000, status: 'pendente' }),
]);

const values = (row: unknown): unknown[] => (row as { value?: unknown }[]).map((cell) => cell.value);

describe('a workbook', () => {
  it('has a summary and a sheet a month', () => {
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Resumo', '10-2026', '11-2026']);
  });

  it('sums what was paid', () => {
    expect(sheets[0]?.data.slice(1).map(values)).toEqual([
      ['10-2026', 0, 10.5, -10.5, 1],
      ['11-2026', 3000, 9.99, 2990.01, 3],
    ]);
  });

  it('holds dates, amounts and texts as such, so that no words become a formula', () => {
    const [date, , description, , amount] = (sheets[1]?.data[1] ?? []) as {
      value: unknown;
      type: unknown;
      format?: string;
    }[];
    expect(date).toMatchObject({ value: new Date('2026-10-31T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' });
    expect(description).toMatchObject({ value: '=1+1', type: String });
    expect(amount).toMatchObject({ value: 10.5, type: Number, format: 'R$ #,##0.00' });
  });
});
