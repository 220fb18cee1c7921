// Parses a file into movements to import. Only dates, amounts and text are read; nothing is executed and no link is followed.

import { fail, type Result, succeed } from '../../domain/result.ts';
import type { StatementLine } from '../../domain/statement.ts';
import { bankNamed } from './bank-named.ts';
import { readCsvStatement } from './csv-statement.ts';
import { decodeStatement } from './decode-statement.ts';
import { lineKeys } from './line-keys.ts';
import { isOfx, readOfx } from './ofx.ts';
import { statementLine } from './statement-line.ts';

export const MOST_STATEMENT_BYTES = 2 * 1024 * 1024;
export const MOST_STATEMENT_LINES = 5000;

export type Statement = {
  /** Slug; '' when unknown. */
  readonly bank: string;
  readonly card: boolean;
  /** Oldest first, at least one. */
  readonly lines: readonly StatementLine[];
  readonly unread: number;
};

/** `unknown`: not a supported statement. `empty`: a statement without movements. */
export type UnreadStatement = 'too_big' | 'too_many' | 'empty' | 'unknown';

/** @param name of the file; identifies the bank when the content does not. */
export function readStatement(bytes: Uint8Array, name: string): Result<Statement, UnreadStatement> {
  if (bytes.length > MOST_STATEMENT_BYTES) return fail('too_big');
  const text = decodeStatement(bytes);
  if (text.includes('\0')) return fail('unknown');
  const read = isOfx(text) ? readOfx(text) : readCsvStatement(text);
  if (read === undefined) return fail('unknown');
  if (read.lines.length === 0) return fail(read.unread > 0 ? 'unknown' : 'empty');
  if (read.lines.length > MOST_STATEMENT_LINES) return fail('too_many');
  const file = { ...read, bank: read.bank === '' ? bankNamed(name) : read.bank };
  const keys = lineKeys(file);
  const lines = file.lines
    .map((line, index) => statementLine(line, file, keys[index] ?? ''))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return succeed({ bank: file.bank, card: file.card, lines, unread: file.unread });
}

/** Whether the file name or MIME type allows a statement; other files are not downloaded. */
export const maybeStatement = (name: string, mime: string): boolean =>
  /\.(?:ofx|csv|txt|qfx)$/i.test(name.trim()) || /\b(?:ofx|csv|comma-separated-values)\b/i.test(mime);
