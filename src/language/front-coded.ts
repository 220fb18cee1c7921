// Front coding (incremental encoding) of sorted word lists: each word omits the prefix it shares with the previous one. Smaller than gzip alone.

const A = 65;
const LAST_SHARED = 25;

/** Encodes the words; a capital letter before each suffix gives the length of the shared prefix, A for none. */
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

/** Sorted, as they were coded: a capital letter says how many letters are shared with the word before. */
export function wordsIn(coded: string): string[] {
  let word = '';
  return coded.split(/(?=[A-Z])/).map((own) => {
    word = word.slice(0, own.charCodeAt(0) - A) + own.slice(1);
    return word;
  });
}
