// Real words that look like slips of lexicon words ("mesa" is no "mês"): the guard of typo repair.

import { REAL_WORDS_1 } from './real-words-1.ts';
import { REAL_WORDS_2 } from './real-words-2.ts';
import { REAL_WORDS_3 } from './real-words-3.ts';
import { TOLD_WORDS } from './told-words.ts';

export const REAL_WORDS: ReadonlySet<string> = new Set(
  `${REAL_WORDS_1}\n${REAL_WORDS_2}\n${REAL_WORDS_3}\n${TOLD_WORDS}`.split(/\s+/),
);
