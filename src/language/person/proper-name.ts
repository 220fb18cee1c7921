// Capitalises first names ("joão" -> "João") and leaves other words unchanged.

import { hasClass } from '../lexicon/class-bits.ts';
import { WORDS } from '../lexicon/lexicon.ts';
import { normalizeWord } from '../tokens/normalize.ts';

const isFirstName = (word: string): boolean => {
  const entry = WORDS.get(normalizeWord(word));
  return entry !== undefined && hasClass(entry.classes, 'first_name');
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

const TITLE = /^(?:seu|dona|dra?|doutora?|tio|tia)$/i;

/** Names typed in mixed case are left as they are. */
export const properName = (name: string): string => {
  const words = name.split(' ');
  const isNamed = (i: number): boolean =>
    isFirstName(words[i] ?? '') || (TITLE.test(words[i] ?? '') && isFirstName(words[i + 1] ?? ''));
  return words
    .map((word, i) =>
      isNamed(i) && (word === word.toLowerCase() || word === word.toUpperCase()) ? capital(word) : word,
    )
    .join(' ');
};
