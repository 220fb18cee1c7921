// Amortisation table as a picture, since messages cannot align columns.

import type { Chart } from '../../domain/chart.ts';
import { decimalWords } from '../../finance/decimal-words.ts';
import type { LoanRow } from '../formulas/price-table.ts';

/** Without currency symbol: the column header has it. */
const plain = (cents: number): string => decimalWords(String(cents / 100), 2);

/** @param rows centavos, in order of payment */
export const loanTable = (title: string, rows: readonly LoanRow[]): Chart => ({
  kind: 'table',
  title,
  head: ['Parcela', 'Valor (R$)', 'Juros', 'Amortização', 'Saldo'],
  rows: rows.map(({ no, payment, interest, amortisation, balance }) => [
    String(no),
    ...[payment, interest, amortisation, balance].map(plain),
  ]),
});
