// A part of an entry that is none of it any more: it is told as an entry of its own beside this call, or was not paid.

import type { Lancamento } from '../../../domain/ledger.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { editCall } from './edit-call.ts';

/** @param cents what is taken away, less than the entry has */
export const lessOf = (entry: Pick<Lancamento, 'id' | 'cents'>, cents: number): ToolCall =>
  editCall(entry.id, { cents: entry.cents - cents });
