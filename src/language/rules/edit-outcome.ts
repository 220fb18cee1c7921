// Outcome of a correction: the entry, and its changes.

import { changesIn, namedByAmount } from '../edit/read-changes.ts';
import type { Reading } from '../reading/reading.ts';
import type { TxTarget } from '../slots/slots.ts';
import type { Outcome } from './rule.ts';

/** Without changes when the message names none; the person is then asked what to change. */
export const edit = (target: TxTarget, r: Reading): Outcome => ({
  intent: 'edit_transaction',
  slots: { target: target === 'last' ? (namedByAmount(r) ?? target) : target, changes: changesIn(r) },
});
