// Imports a bank statement in two steps: preview, then save on confirmation. Saving is one turn, so one "desfaz" undoes
// all of it.

import * as z from 'zod/mini';
import type { ImportDraftId, StatementLine } from '../domain/statement.ts';
import { fieldsOfLine } from '../finance/import/fields-of-line.ts';
import { type SortedLines, sortLines } from '../finance/import/new-lines.ts';
import type { Statement, UnreadStatement } from '../finance/import/read-statement.ts';
import { keepEntry } from './keep-entry.ts';
import { defineTool } from './tool.ts';

/** `failed`: the file could not be downloaded. */
export type StatementRead =
  | {
      readonly kind: 'statement_read';
      readonly draft: ImportDraftId;
      readonly statement: Statement;
      readonly sorted: SortedLines;
    }
  | { readonly kind: 'statement_known'; readonly statement: Statement; readonly sorted: SortedLines }
  | { readonly kind: 'statement_unread'; readonly why: UnreadStatement | 'failed' };

export type StatementImported =
  | { readonly kind: 'statement_imported'; readonly lines: readonly StatementLine[] }
  | { readonly kind: 'statement_gone' };

export const readStatementTool = defineTool({
  name: 'read_statement',
  description: 'Lê um extrato que a pessoa mandou e mostra o que há de novo nele.',
  args: z.strictObject({}),
  internal: {
    outside: z.custom<
      | { readonly kind: 'read'; readonly statement: Statement }
      | { readonly kind: 'unread'; readonly why: UnreadStatement | 'failed' }
    >(),
  },
  effect: 'write',
  exposedToModel: false,
  run: ({ outside }, { tx, now }): StatementRead => {
    if (outside.kind === 'unread') return { kind: 'statement_unread', why: outside.why };
    const { statement } = outside;
    const sorted = sortLines(statement.lines, tx.ledger);
    if (sorted.fresh.length === 0) return { kind: 'statement_known', statement, sorted };
    return { kind: 'statement_read', draft: tx.ledger.addImportDraft(sorted.fresh, now), statement, sorted };
  },
});

export const importStatement = defineTool({
  name: 'import_statement',
  description: 'Anota as linhas de um extrato que já foi mostrado.',
  args: z.strictObject({}),
  internal: { draft: z.custom<ImportDraftId>((value) => Number.isSafeInteger(value)) },
  effect: 'write',
  changesMoney: () => true,
  exposedToModel: false,
  run: ({ draft }, context): StatementImported => {
    const { tx } = context;
    const shown = tx.ledger.importDraft(draft);
    if (shown === undefined) return { kind: 'statement_gone' };
    tx.ledger.dropImportDraft(draft);
    // The same statement may have been confirmed twice.
    const known = tx.ledger.importedKeys(shown.map(({ key }) => key));
    const lines = shown.filter(({ key }) => !known.has(key));
    for (const line of lines) {
      const { id } = keepEntry(fieldsOfLine(line), context);
      tx.ledger.markImported(line.key, id);
    }
    return { kind: 'statement_imported', lines };
  },
});
