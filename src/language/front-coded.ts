// Long lists of words in order, each written without the letters it shares with the one before it: less to carry, and gzip cannot
// do it as well.

const A = 65;
const LAST_SHARED = 25;

/** Before what is its own of a word, a capital says how many letters are those of the word before: A for none. */
export function frontCoded(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < LAST_SHARED && shared < before.length && word[shared] === before[shared]) shared++;
      before = word;
      return String.fromCharCode(A + shared) + word.slice(shared);
    })
    .join('');
}

export function wordsIn(coded: string): string[] {
  let word = '';
  return coded.split(/(?=[A-Z])/).map((own) => {
    word = word.slice(0, own.charCodeAt(0) - A) + own.slice(1);
    return word;
  });
}
