// Entries on the screen: whether an order to remove means one of them.

import type { Reading } from '../reading/reading.ts';
import { removalVerb } from '../signals/removes.ts';
import { fold } from '../tokens/normalize.ts';
import { removedPositions } from './removed-positions.ts';

/** Shorter words ("com", "pra") stand in any line. */
const TELLING = 4;

/** A word behind the verb stands in one of the lines shown: "tira o da padaria". */
export function namesListed(r: Reading): boolean {
  const { list } = r.scene;
  if (list?.kind !== 'transactions') return false;
  const labels = list.labels.map(fold).join(' ');
  return r.units.some(
    (unit, i) =>
      i > removalVerb(r) && unit.kind === 'word' && unit.norm.length >= TELLING && labels.includes(unit.norm),
  );
}

/** A position, a pointing word, or a word of one of the lines shown. */
export const meansListed = (r: Reading): boolean =>
  r.scene.list?.kind === 'transactions' &&
  (r.hasAny('pointer', 'demo', 'all', 'last') || removedPositions(r).length > 0 || namesListed(r));
