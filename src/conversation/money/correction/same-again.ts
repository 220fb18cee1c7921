// An entry told anew: its call is taken back, and it is recorded again with another day, value or state.

import type { Lancamento } from '../../../domain/ledger.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { ToolCall } from '../../../tools/registry.ts';

export const removed = ({ id }: Lancamento): ToolCall => ({
  tool: 'remove_transaction',
  args: { pointer: { ids: [id] } },
});

/** What came in stays so; anything else was spent. */
export function sameAs({ kind, description, cents, category, counterpart, date }: Lancamento): Draft {
  const named = counterpart === '' ? {} : { counterpart };
  return { kind: kind === 'receita' ? 'receita' : 'despesa', description, cents, category, date, ...named };
}
