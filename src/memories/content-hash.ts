// The duplicate key of a note: what it says, however it is typed. 53 bits are enough to find a candidate; whoever
// finds one compares the words before calling it a duplicate.

import { fingerprint } from '../domain/fingerprint.ts';

/** Case, accents, punctuation and spacing do not make a note another note. */
export const sameWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** In base 36. A note of symbols only hashes as written. */
export const contentHash = (text: string): string => fingerprint(sameWords(text) || text).toString(36);
