// "Exporta em excel": the workbook is built before the transaction, since packing it is slow and writes nothing.

import { exportedEntries } from '../../../finance/exported-entries.ts';
import { ledgerSheets } from '../../../finance/ledger-sheets.ts';
import type { Reads } from '../../../ports.ts';
import type { ToolCall } from '../../../tools/registry.ts';

type ExportCall = Extract<ToolCall, { tool: 'export_ledger' }>;

const CHUNK = 0x8000;

/** The call with its workbook; unchanged when there is nothing to export. */
export async function workbookCall(call: ExportCall, read: Reads): Promise<ExportCall> {
  const entries = exportedEntries(read.ledger, call.args);
  if (entries.length === 0) return call;
  // Loaded on first use: most conversations never export.
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const sheets = ledgerSheets(entries).map((one) => ({ ...one, data: [...one.data], columns: [...one.columns] }));
  const blob = await writeXlsxFile(sheets).toBlob();
  const xlsx = base64(new Uint8Array(await blob.arrayBuffer()));
  return { ...call, args: { ...call.args, outside: { xlsx, entries: entries.length } } };
}

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}
