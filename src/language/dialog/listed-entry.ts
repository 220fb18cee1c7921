// Whether a removal refers to an entry shown on screen.

import type { Reading } from '../reading/reading.ts';
import { removalVerb } from '../signals/removes.ts';
import { fold } from '../tokens/normalize.ts';
import { removedPositions } from './removed-positions.ts';

/** Minimum length of a distinctive word; shorter ones ("com", "pra") occur in any line. */
const TELLING = 4;

/** Whether a word after the verb occurs in one of the lines shown: "tira o da padaria". */
function namesListed(r: Reading): boolean {
  const { list } = r.context;
  if (list?.kind !== 'transactions') return false;
  const labels = list.labels.map(fold).join(' ');
  return r.units.some(
    (unit, i) =>
      i > removalVerb(r) && unit.kind === 'word' && unit.norm.length >= TELLING && labels.includes(unit.norm),
  );
}

/** A position, a demonstrative, or a word of one of the lines shown. */
export const meansListed = (r: Reading): boolean =>
  r.context.list?.kind === 'transactions' &&
  (r.hasAny('pointer', 'demo', 'all', 'last') || removedPositions(r).length > 0 || namesListed(r));
