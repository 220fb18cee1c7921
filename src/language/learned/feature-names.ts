// The names of features as weights.ts writes them: in order, each without the letters it shares with the one before it, and of
// the stems only those that no word of the table has.

const STEM = 5;
const A = 65;
const LAST_SHARED = 25;

export const hasStem = (norm: string): boolean => norm.length > STEM;
export const stemOf = (norm: string): string => norm.slice(0, STEM);

/** Before what is its own of a name, a capital says how many letters are those of the name before: A for none. */
export function frontCoded(names: readonly string[]): string {
  let before = '';
  return names
    .map((name) => {
      let shared = 0;
      while (shared < LAST_SHARED && shared < before.length && name[shared] === before[shared]) shared++;
      before = name;
      return String.fromCharCode(A + shared) + name.slice(shared);
    })
    .join('');
}

export function namesIn(coded: string): string[] {
  let name = '';
  return coded.split(/(?=[A-Z])/).map((own) => {
    name = name.slice(0, own.charCodeAt(0) - A) + own.slice(1);
    return name;
  });
}

/** Every stem of these words and these other ones, in order. */
export const stemsOf = (words: readonly string[], others: readonly string[]): string[] =>
  [...new Set([...words.filter(hasStem).map(stemOf), ...others])].sort();
