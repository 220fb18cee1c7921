// The noun of which a diminutive is formed.

import type { Entry } from '../lexicon/entry.ts';
import { WORDS } from '../lexicon/lexicon.ts';

/** Whether the word is something money is spent on or earned by. */
export const isNoun = (entry: Entry | undefined): boolean => entry?.out !== undefined || entry?.in !== undefined;

const DIMINUTIVES: readonly (readonly [string, readonly string[]])[] = [
  ['zinho', ['', 'o']],
  ['zinha', ['', 'a']],
  ['inho', ['o', '', 'e']],
  ['inha', ['a', '', 'e']],
  ['zao', ['', 'o']],
];

/** Entry of a diminutive: "sushizinho" -> "sushi", "escolinha" -> "escola". Lexicalised diminutives are listed words. */
export function diminutive(norm: string): Entry | undefined {
  if (norm.length < 6) return undefined;
  for (const [ending, replacements] of DIMINUTIVES) {
    if (!norm.endsWith(ending)) continue;
    for (const replacement of replacements) {
      const entry = WORDS.get(norm.slice(0, -ending.length) + replacement);
      if (entry?.tenses === 0 && isNoun(entry)) return entry;
    }
  }
  return undefined;
}
