// Outcome of a correction: the entry, and its changes.

import { changesIn } from '../edit/read-changes.ts';
import type { Reading } from '../reading/reading.ts';
import type { TxTarget } from '../slots/slots.ts';
import type { Outcome } from './rule.ts';

export const edit = (target: TxTarget, r: Reading): Outcome => ({
  intent: 'edit_transaction',
  slots: { target, changes: changesIn(r) },
});
