// Converts a statement line into an entry.

import type { LancamentoFields } from '../../domain/ledger.ts';
import type { StatementLine } from '../../domain/statement.ts';

/** Status, kind and conta are those the statement implied. */
export function fieldsOfLine({ key: _, ...line }: StatementLine): LancamentoFields {
  return { ...line, precision: 'day', counterpart: '', parcelas: 1, receivable: 0, of: 0 };
}
