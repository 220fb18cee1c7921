// What comes in or goes out in a usual month.

import type { LocalDate } from '../../../domain/dates.ts';
import { folded } from '../../../domain/fold.ts';
import type { ToolCall } from '../../../tools/registry.ts';

/** What a usual month adds up to; posted on no day. */
export const usual = (
  key: string,
  kind: 'receita' | 'despesa',
  cents: number,
  category: string,
  since: LocalDate,
): ToolCall => ({
  tool: 'set_recurring',
  args: {
    told: {
      kind: 'recorrencia',
      key: folded(key),
      value: { kind, description: key, cents, category, every: 'monthly', usual: true, since },
    },
  },
});
