// Real words that resemble errors of lexicon words ("mesa" is not "mês"): excluded from typo correction.

import { wordsIn } from '../front-coded.ts';
import { REAL_WORDS_CODED } from './real-words-coded.ts';
import { TOLD_WORDS } from './told-words.ts';

export const REAL_WORDS: ReadonlySet<string> = new Set([
  ...wordsIn(REAL_WORDS_CODED.replaceAll('\n', '')),
  ...TOLD_WORDS.split(/\s+/),
]);
