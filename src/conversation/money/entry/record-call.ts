// The call that records entries.

import type { Draft } from '../../../finance/draft.ts';
import type { ToolCall } from '../../../tools/registry.ts';

export type RecordCall = Extract<ToolCall, { tool: 'record_transaction' }>;

export const recordCall = (...entries: readonly Draft[]): RecordCall => ({
  tool: 'record_transaction',
  args: { entries },
});
