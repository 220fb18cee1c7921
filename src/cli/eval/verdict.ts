// Verdict on one message. ok: as labelled. safe: it asked or declined. dangerous: it would have written or removed
// something wrong.

import type { Understanding } from '../../language/understanding.ts';
import { itemsOf } from './compare-slots.ts';
import type { Labelled } from './labelled.ts';

export type Verdict = 'ok' | 'safe' | 'dangerous';

const WRITES = new Set([
  'lancamento',
  'recurring_set',
  'budget_set',
  'goal_set',
  'account_set',
  'debt_set',
  'edit_transaction',
  'edit_memory',
  'profile_set',
  'category_teach',
  'mark_item',
  'split_settle',
  'confirm',
  'select_option',
  'save',
  'save_previous',
  'reminder_set',
]);
const REMOVES = new Set(['delete_item', 'delete_all', 'undo_transaction', 'erase_me']);
/** Below this confidence the runtime asks instead of acting. */
const ASKS_UNDER = 0.5;

/** Writes that only add to the notebook: undoable, and harmless compared with a wrong ledger entry. */
const HARMLESS = new Set(['save', 'save_previous', 'reminder_set', 'mark_item']);

/** A wrong slot of a write counts as dangerous unless the program would have asked before writing. */
export function verdictOf(want: Labelled, got: Understanding): Verdict {
  const right = want.intent === got.intent;
  if (!right) {
    if (got.confidence < ASKS_UNDER || got.intent === 'unknown') return 'safe';
    if (REMOVES.has(got.intent)) return 'dangerous';
    if (got.intent === 'lancamento' && 'missing' in got.slots && got.slots.missing?.includes('amount_cents'))
      return 'safe';
    return WRITES.has(got.intent) && !HARMLESS.has(got.intent) ? 'dangerous' : 'safe';
  }
  if (want.intent === 'lancamento') {
    const items = itemsOf(got.slots as Record<string, unknown>);
    const wanted = itemsOf(want.slots);
    const wrong = wanted.some(
      (item, i) =>
        item.amount_cents !== undefined &&
        (items[i]?.amount_cents !== item.amount_cents || items[i]?.type !== item.type),
    );
    if (wrong && got.confidence >= ASKS_UNDER && items.every((item) => item.missing === undefined)) return 'dangerous';
  }
  if (want.intent === 'delete_all' && 'item_type' in got.slots && got.slots.item_type !== want.slots.item_type)
    return got.slots.item_type === 'all' ? 'dangerous' : 'safe';
  return 'ok';
}
