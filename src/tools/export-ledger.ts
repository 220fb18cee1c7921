// The person's records as a spreadsheet file.

import * as z from 'zod/mini';
import { periodSchema } from '../domain/dates.ts';
import type { Attachment } from '../domain/message.ts';
import { csvOf } from '../finance/csv.ts';
import { defineTool } from './tool.ts';

export type LedgerExported = {
  readonly kind: 'ledger_exported';
  readonly file: Attachment;
  readonly entries: number;
  /** Asked for another format than there is. */
  readonly instead?: string;
};

export const exportLedger = defineTool({
  name: 'export_ledger',
  description: 'Exporta os lançamentos em CSV, de um período ou todos.',
  args: z.strictObject({
    period: z.exactOptional(periodSchema),
    kind: z.exactOptional(
      z.enum(['despesa', 'receita', 'transferencia', 'investimento', 'ajuste', 'fluxo', 'movimento']),
    ),
  }),
  internal: { instead: z.exactOptional(z.string()) },
  effect: 'read',
  exposedToModel: false,
  run: ({ period, kind, instead }, { tx }): LedgerExported => {
    const filter = { ...(period ?? {}), ...(kind === undefined ? {} : { kind }) };
    const entries = (['paga', 'pendente'] as const)
      .flatMap((status) => tx.ledger.list({ ...filter, status }, 'oldest', Number.MAX_SAFE_INTEGER))
      .sort((a, b) => (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1));
    const file = { name: 'lancamentos.csv', mime: 'text/csv; charset=utf-8', content: csvOf(entries) };
    return { kind: 'ledger_exported', file, entries: entries.length, ...(instead === undefined ? {} : { instead }) };
  },
});
