// Stems folded words, so that "receitas" finds "receita" and "japonesa" finds "japonês". Folding comes first: a missing
// accent must not change the stem.

import { stemmer } from '@orama/stemmers/portuguese';
import { recentlyUsed } from '../domain/recently-used.ts';
import { searchWords } from './search-words.ts';

/** Cache limits: people use a few thousand words, none of them longer than this. */
const MOST_KNOWN = 4096;
const LONGEST_KNOWN = 24;
const known = recentlyUsed<string>(MOST_KNOWN);

/** The stem of one folded word; short words and numbers are their own stem. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/u.test(word)) return word;
  if (word.length > LONGEST_KNOWN) return stemOf(word);
  const before = known.get(word);
  if (before !== undefined) return before;
  const stemmed = stemOf(word);
  known.set(word, stemmed);
  return stemmed;
}

function stemOf(word: string): string {
  // The stemmer detects plurals by accents, which folding removed.
  const singular = word
    .replace(/ns$/u, 'm')
    .replace(/([aou])is$/u, '$1l')
    .replace(/(?:oes|aes)$/u, 'ao')
    .replace(/(?<=...)esa$/u, 'es');
  return stemmer(singular).replace(/(?<=...)[oae]$/u, '');
}

/** The distinct stems of a text's content words: "comida" must not match "com". */
export const stemsOf = (text: string): readonly string[] => [...new Set(searchWords(text).map(stem))];
