// Whether a word is written as a name inside a sentence.
import type { Reading } from '../reading/reading.ts';
import { startsUpper } from '../tokens/token-shapes.ts';

/** Capitalised, in a message that is not all capitals. */
export function looksTitled(r: Reading, i: number): boolean {
  const unit = r.units[i];
  if (unit === undefined || unit.kind !== 'word') return false;
  const start = r.startOf(i);
  return start > 0 && startsUpper(r.raw(i, i + 1)) && !r.shouted;
}
