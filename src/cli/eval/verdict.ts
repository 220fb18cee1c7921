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
  if (want.intent !== got.intent) return ofWrongIntent(got);
  if (want.intent === 'lancamento' && writesWrongly(want, got)) return 'dangerous';
  if (want.intent === 'delete_all' && 'item_type' in got.slots && got.slots.item_type !== want.slots.item_type)
    return got.slots.item_type === 'all' ? 'dangerous' : 'safe';
  return 'ok';
}

function ofWrongIntent({ intent, confidence, slots }: Understanding): Verdict {
  if (confidence < ASKS_UNDER || intent === 'unknown') return 'safe';
  if (REMOVES.has(intent)) return 'dangerous';
  if (intent === 'lancamento' && 'missing' in slots && slots.missing?.includes('amount_cents')) return 'safe';
  return WRITES.has(intent) && !HARMLESS.has(intent) ? 'dangerous' : 'safe';
}

/** Whether another amount, or the other direction, would be recorded without a question. */
function writesWrongly(want: Labelled, got: Understanding): boolean {
  const items = itemsOf(got.slots as Record<string, unknown>);
  const wrong = itemsOf(want.slots).some(
    ({ amount_cents, type }, i) =>
      amount_cents !== undefined && (items[i]?.amount_cents !== amount_cents || items[i]?.type !== type),
  );
  return wrong && got.confidence >= ASKS_UNDER && items.every(({ missing }) => missing === undefined);
}
