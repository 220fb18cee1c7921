// What is asked for or told by itself, whatever question is open.

import type { Intent } from '../../language/intent.ts';

/** Intents that cannot answer "em que você gastou?". */
export const ORDERS: ReadonlySet<Intent> = new Set<Intent>([
  'delete_all',
  'delete_item',
  'undo_transaction',
  'simplista',
  'complexa',
  'export',
  'list_all',
  'search',
  'help',
  'my_data',
  'erase_me',
  'reminder_set',
  'quote',
  'mark_item',
  'goal_set',
  'budget_set',
  'debt_set',
  'account_set',
  'profile_set',
  'category_teach',
  'edit_memory',
  'split_settle',
]);
