// The duplicate key of a note, independent of how it is typed. 53 bits find a candidate; the caller then compares the
// text.

import { fingerprint } from '../domain/fingerprint.ts';
import { folded } from '../domain/fold.ts';

/** In base 36. A note of symbols only is hashed as written. */
export const contentHash = (text: string): string => fingerprint(folded(text) || text).toString(36);
