// Words without their endings, so that "receitas" finds "receita" and "japonesa" finds "japonês". Both sides are folded first:
// whether an accent was typed must not change the stem.

import { stemmer } from '@orama/stemmers/portuguese';
import { LRUCache } from 'lru-cache';
import { searchWords } from './search-words.ts';

/** People use the same few thousand words for nearly everything they keep; nothing longer than these is one. */
const MOST_KNOWN = 4096;
const LONGEST_KNOWN = 24;
const known = new LRUCache<string, string>({ max: MOST_KNOWN });

/** The stem of one folded word; short words and numbers are their own. */
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
  // The stemmer knows plurals by their accents, which are gone.
  const singular = word
    .replace(/ns$/u, 'm')
    .replace(/([aou])is$/u, '$1l')
    .replace(/(?:oes|aes)$/u, 'ao')
    .replace(/(?<=...)esa$/u, 'es');
  return stemmer(singular).replace(/(?<=...)[oae]$/u, '');
}

/** Stems of the telling words of a text, each once: "comida" must not meet "com". */
export const stemsOf = (text: string): readonly string[] => [...new Set(searchWords(text).map(stem))];
