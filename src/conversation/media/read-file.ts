// Downloads and parses a bank statement before the transaction. Files not named or declared as one are not downloaded.

import { MOST_STATEMENT_BYTES, readStatement, type Statement } from '../../finance/import/read-statement.ts';
import { statementCategory } from '../../language/money/statement-category.ts';
import type { PersonalWord } from '../../language/person/personal-words.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Decision } from '../decision.ts';
import { taughtWords } from '../money/entry/taught-words.ts';
import type { Preparing } from '../preparing.ts';

type ReadFile = Extract<Decision, { do: 'read_file' }>;
type Outside = Extract<ToolCall, { tool: 'read_statement' }>['args']['outside'];

/** Never rejects: what cannot be read is an outcome in words. */
export async function fileRead({ file, next }: ReadFile, { download, read }: Preparing): Promise<Decision> {
  const outside = await outsideOf(file, download, taughtWords(read.ledger));
  return { do: 'run_tool', calls: [{ tool: 'read_statement', args: { outside } }], next };
}

async function outsideOf(
  { id, name }: ReadFile['file'],
  download: Preparing['download'],
  taught: readonly PersonalWord[],
): Promise<Outside> {
  const file = await download(id, MOST_STATEMENT_BYTES);
  if (file.kind !== 'file') return { kind: 'unread', why: file.kind };
  const statement = readStatement(file.bytes, name);
  if (!statement.ok) return { kind: 'unread', why: statement.failure };
  return { kind: 'read', statement: categorised(statement.value, taught) };
}

/** Descriptions repeat in a statement: each distinct one is classified once. */
function categorised(statement: Statement, taught: readonly PersonalWord[]): Statement {
  const guesses = new Map<string, string>();
  const lines = statement.lines.map((line) => {
    const { kind, category, description } = line;
    if (category !== '' || (kind !== 'despesa' && kind !== 'receita')) return line;
    const about = `${kind} ${description}`;
    const guess = guesses.get(about) ?? statementCategory(description, kind, taught);
    guesses.set(about, guess);
    return { ...line, category: guess };
  });
  return { ...statement, lines };
}
