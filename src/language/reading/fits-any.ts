// Matches long lists of patterns one by one: joined into a single pattern they take several times as long to compile,
// which delays the first message of a process.

import type { Reading } from './reading.ts';

export const fitsAny = (r: Reading, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => r.fits(pattern));
