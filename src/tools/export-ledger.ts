// Exports the person's entries as a spreadsheet.

import * as z from 'zod/mini';
import { periodSchema } from '../domain/dates.ts';
import type { Attachment } from '../domain/message.ts';
import { csvOf } from '../finance/csv.ts';
import { exportedEntries } from '../finance/exported-entries.ts';
import { defineTool } from './tool.ts';

export type LedgerExported = {
  readonly kind: 'ledger_exported';
  readonly file: Attachment;
  readonly entries: number;
  /** The requested format is not supported. */
  readonly instead?: string;
};

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const exportLedger = defineTool({
  name: 'export_ledger',
  description: 'Exporta os lançamentos em CSV ou Excel, de um período ou todos.',
  args: z.strictObject({
    period: z.exactOptional(periodSchema),
    kind: z.exactOptional(
      z.enum([
        'despesa',
        'receita',
        'transferencia',
        'investimento',
        'ajuste',
        'estorno',
        'antecipacao',
        'fluxo',
        'movimento',
      ]),
    ),
  }),
  internal: {
    category: z.exactOptional(z.string()),
    words: z.exactOptional(z.string()),
    conta: z.exactOptional(z.string()),
    method: z.exactOptional(z.string()),
    /** The requested format; CSV when none was requested or it is not supported. */
    format: z.exactOptional(z.enum(['xlsx', 'pdf'])),
    outside: z.exactOptional(z.strictObject({ xlsx: z.string(), entries: z.int() })),
  },
  effect: 'read',
  exposedToModel: false,
  run: ({ format, outside, ...scope }, { tx }): LedgerExported => {
    if (outside !== undefined) {
      const file = { name: 'lancamentos.xlsx', mime: XLSX, content: outside.xlsx, encoding: 'base64' } as const;
      return { kind: 'ledger_exported', file, entries: outside.entries };
    }
    const entries = exportedEntries(tx.ledger, scope);
    const file = { name: 'lancamentos.csv', mime: 'text/csv; charset=utf-8', content: csvOf(entries) };
    return {
      kind: 'ledger_exported',
      file,
      entries: entries.length,
      ...(format === undefined ? {} : { instead: format }),
    };
  },
});
