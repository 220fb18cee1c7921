// The call that changes one entry, known by its id.

import type { LancamentoId } from '../../../domain/ids.ts';
import type { EntryChanges } from '../../../finance/entry-changes.ts';
import type { ToolCall } from '../../../tools/registry.ts';

export type EditCall = Extract<ToolCall, { tool: 'edit_transaction' }>;

export const editCall = (id: LancamentoId, changes: EntryChanges): EditCall => ({
  tool: 'edit_transaction',
  args: { pointer: { ids: [id] }, changes },
});
