// A part of an entry that is none of it any more: it is told as an entry of its own beside this call, or was not paid.

import type { Lancamento } from '../../../domain/ledger.ts';
import type { ToolCall } from '../../../tools/registry.ts';

/** @param cents what is taken away, less than the entry has */
export const lessOf = (entry: Pick<Lancamento, 'id' | 'cents'>, cents: number): ToolCall => ({
  tool: 'edit_transaction',
  args: { pointer: { ids: [entry.id] }, changes: { cents: entry.cents - cents } },
});
