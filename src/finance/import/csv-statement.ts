// CSV statement parser: any delimiter, quotes, lines above the header, and amounts with a decimal comma.

import Papa from 'papaparse';
import { folded } from '../../domain/fold.ts';
import { type CsvColumns, csvColumns, NAMELESS } from './csv-columns.ts';
import type { FileLine, StatementFile } from './file-line.ts';
import { ownFields } from './own-fields.ts';
import { readCents } from './read-cents.ts';
import { readDay } from './read-day.ts';

/** The header is searched in these many rows: banks print the holder and the period above it. */
const HEADER_WITHIN = 30;
/** Balance lines are not movements. */
const BALANCE = /^(?:saldo|sdo)\b/u;

type Found = { readonly columns: CsvColumns; readonly from: number };

function findColumns(rows: readonly (readonly string[])[]): Found | undefined {
  for (const [index, row] of rows.slice(0, HEADER_WITHIN).entries()) {
    const columns = csvColumns(row);
    if (columns !== undefined) return { columns, from: index + 1 };
  }
  const [first = []] = rows;
  const [day = '', , amount = ''] = first;
  const nameless = first.length === 3 && readDay(day) !== undefined && readCents(amount) !== undefined;
  return nameless ? { columns: NAMELESS, from: 0 } : undefined;
}

/** Signed centavos from the person's side: negative = money out. */
function amountIn(row: readonly string[], { amount, credit, debit, card }: CsvColumns): number | undefined {
  if (amount >= 0) {
    const cents = readCents(row[amount] ?? '');
    return cents === undefined || !card || cents === 0 ? cents : -cents;
  }
  const [came, left] = [readCents(row[credit] ?? ''), readCents(row[debit] ?? '')];
  if (came !== undefined && came !== 0) return Math.abs(came);
  return left === undefined ? came : left === 0 ? 0 : -Math.abs(left);
}

/** 'skip' for balances, zeros and blank rows; 'unread' for a movement that cannot be parsed. */
function lineOf(row: readonly string[], columns: CsvColumns): FileLine | 'skip' | 'unread' {
  const description = columns.words
    .map((at) => (row[at] ?? '').trim())
    .filter((words, index, all) => words !== '' && all.indexOf(words) === index)
    .join(' ');
  const written = row[columns.date] ?? '';
  if ((!columns.own && BALANCE.test(folded(description))) || (written.trim() === '' && description === ''))
    return 'skip';
  const date = readDay(written);
  const cents = amountIn(row, columns);
  if (cents === 0) return 'skip';
  if (date === undefined || cents === undefined) return 'unread';
  if (columns.own) return ownFields(row, columns, { date, cents, description }) ?? 'skip';
  const id = (row[columns.id] ?? '').trim();
  return { date, cents, description, ...(id === '' ? {} : { id }) };
}

/** Undefined when it is not a statement: no column is identified as date and amount. */
export function readCsvStatement(text: string): StatementFile | undefined {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/u, ''), {
    skipEmptyLines: true,
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  const found = findColumns(data);
  if (found === undefined) return undefined;
  const read = data.slice(found.from).map((row) => lineOf(row, found.columns));
  return {
    bank: found.columns.bank,
    card: found.columns.card,
    lines: read.filter((line) => typeof line === 'object'),
    unread: read.filter((line) => line === 'unread').length,
  };
}
