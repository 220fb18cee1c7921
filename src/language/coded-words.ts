// Sorted words as symbols: how many letters each shares with the word before, then its other letters and 0. An empty word ends them.

import type { CodedSymbols } from './coded-symbols.ts';

const MOST_SHARED = 31;
/** Space, figures and a few signs in the lower half of six bits, letters in the upper. */
const BELOW = 31;
const ABOVE = 64;
const SHARED = 1e6;
const FIRST = 2e6;
const LATER = 3e6;

/** The symbols of these words, for encoding. */
export const symbolsOfWords = (words: readonly string[]): number[] =>
  [...words, ''].flatMap((word, n) => {
    const before = words[n - 1] ?? '';
    let shared = 0;
    while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared]) shared++;
    return [shared, ...Array.from(word.slice(shared), (char) => char.charCodeAt(0) - (char < 'a' ? BELOW : ABOVE)), 0];
  });

export function readWords(from: CodedSymbols): string[] {
  const words: string[] = [];
  let before: readonly number[] = [];
  for (;;) {
    const word = before.slice(0, from.read(5, SHARED, SHARED + 1 + before.length));
    const shared = word.length;
    for (;;) {
      const at = word.length;
      const last = word[at - 1] ?? 0;
      const other = at === shared ? (before[at] ?? 0) : (word[at - 2] ?? 0);
      const both = (other << 6) | last;
      const char = at === shared ? from.read(6, FIRST + other, LATER + both) : from.read(6, last, FIRST + 64 + both);
      if (char === 0) break;
      word.push(char);
    }
    if (word.length === 0) return words;
    words.push(String.fromCharCode(...word.map((char) => char + (char < 32 ? BELOW : ABOVE))));
    before = word;
  }
}
