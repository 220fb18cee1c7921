// Entries as CSV for Brazilian Excel: semicolons, decimal comma, CRLF, and a byte order mark for accents. Text that starts like a formula is escaped.

import type { Lancamento } from '../domain/ledger.ts';
import { categoryLabel } from './category-labels.ts';
import { contasLabel } from './conta.ts';
import { KIND_LABELS } from './kind-labels.ts';
import { LEDGER_COLUMNS } from './ledger-columns.ts';
import { methodLabel } from './replies/entry-words.ts';

/** '1234,56', without currency or grouping, so that Excel reads a number. */
const decimal = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[";\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function row(entry: Lancamento): string {
  const [year, month, day] = entry.date.split('-');
  const texts = [
    `${day}/${month}/${year}`,
    KIND_LABELS[entry.kind],
    cell(entry.description),
    cell(categoryLabel(entry.category)),
    decimal(entry.cents),
    entry.method === '' ? '' : methodLabel(entry.method),
    cell(contasLabel(entry)),
    String(entry.parcelas),
    cell(entry.counterpart),
    entry.status === 'paga' ? 'Paga' : 'A pagar',
    cell(entry.by ?? ''),
  ];
  return texts.join(';');
}

/** The whole file, one entry a line in the given order. */
export const csvOf = (entries: readonly Lancamento[]): string =>
  `\uFEFF${[LEDGER_COLUMNS.join(';'), ...entries.map(row)].join('\r\n')}\r\n`;
