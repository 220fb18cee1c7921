// Names of word features: a stem equal to that of a word of the table is not told again.

const STEM = 5;

/** Whether the word is longer than its stem would be. */
export const hasStem = (norm: string): boolean => norm.length > STEM;
/** Its first letters: what inflections of a word share. */
export const stemOf = (norm: string): string => norm.slice(0, STEM);

/** Sorted stems of both lists. */
export const stemsOf = (words: readonly string[], others: readonly string[]): string[] =>
  [...new Set([...words.filter(hasStem).map(stemOf), ...others])].sort();
