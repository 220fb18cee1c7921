// Which entry a correction means, and what changes in it.

import { changesIn } from '../edit/read-changes.ts';
import type { Reading } from '../reading/reading.ts';
import type { TxTarget } from '../slots/slots.ts';
import type { Outcome } from './rule.ts';

export const edit = (target: TxTarget, r: Reading): Outcome => ({
  intent: 'edit_transaction',
  slots: { target, changes: changesIn(r) },
});
