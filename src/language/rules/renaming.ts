// Outcome of a short correction right after an entry: a new name, or one new value.

import { changesIn } from '../edit/read-changes.ts';
import { namedElsewhere } from '../edit/read-target.ts';
import type { Reading } from '../reading/reading.ts';
import { renamedTo } from '../signals/retells.ts';
import { edit } from './edit-outcome.ts';
import type { Outcome } from './rule.ts';

/** "não foi pizza, foi no pix" changes no name. */
export function renaming(r: Reading): Outcome {
  const renamed = renamedTo(r);
  const { category: _, ...changes } = changesIn(r);
  return renamed === undefined || Object.keys(changes).length > 0
    ? edit(namedElsewhere(r) ?? 'last', r)
    : { intent: 'edit_transaction', slots: { target: 'last', changes: renamed } };
}
