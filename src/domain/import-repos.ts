// Bank statements in a store; part of the ledger in ports.ts.

import type { Instant, LancamentoId } from './ids.ts';
import type { ImportDraftId, StatementLine } from './statement.ts';

export interface ImportReads {
  /** A statement awaiting confirmation; deleted when confirmed, or after a day. */
  importDraft(id: ImportDraftId): readonly StatementLine[] | undefined;
  /** Which of these lines already became live entries. */
  importedKeys(keys: readonly string[]): ReadonlyMap<string, LancamentoId>;
}

export interface ImportRepos {
  addImportDraft(lines: readonly StatementLine[], at: Instant): ImportDraftId;
  dropImportDraft(id: ImportDraftId): void;
  markImported(key: string, id: LancamentoId): void;
}
