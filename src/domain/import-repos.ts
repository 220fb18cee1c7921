// What a store keeps of statements, part of the ledger of `ports`.

import type { Instant, LancamentoId } from './ids.ts';
import type { ImportDraftId, StatementLine } from './statement.ts';

export interface ImportReads {
  /** A statement read and not yet agreed to; gone once it was, or after a day. */
  importDraft(id: ImportDraftId): readonly StatementLine[] | undefined;
  /** Those of these lines that live records came from. */
  importedKeys(keys: readonly string[]): ReadonlyMap<string, LancamentoId>;
}

export interface ImportRepos {
  addImportDraft(lines: readonly StatementLine[], at: Instant): ImportDraftId;
  dropImportDraft(id: ImportDraftId): void;
  markImported(key: string, id: LancamentoId): void;
}
