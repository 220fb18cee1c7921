// The duplicate key of a note: what it says, however it is typed. 53 bits are enough to find a candidate; whoever
// finds one compares the words before calling it a duplicate.

import { fingerprint } from '../domain/fingerprint.ts';
import { folded } from '../domain/fold.ts';

/** In base 36. A note of symbols only hashes as written. */
export const contentHash = (text: string): string => fingerprint(folded(text) || text).toString(36);
