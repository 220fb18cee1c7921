// Long lists of patterns, kept apart: joined into one they take several times as long to compile, which the first message of a
// process waits for.

import type { Reading } from './reading.ts';

export const fitsAny = (r: Reading, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => r.fits(pattern));
