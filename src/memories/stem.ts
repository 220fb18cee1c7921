// Words without their endings, so that "receitas" finds "receita" and "japonesa" finds "japonês". Both sides are folded first:
// whether an accent was typed must not change the stem.

import { stemmer } from '@orama/stemmers/portuguese';
import { searchWords } from './search-words.ts';

/** The stem of one folded word; short words and numbers are their own. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/u.test(word)) return word;
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
