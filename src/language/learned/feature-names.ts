// The names of features as weights.ts writes them: in order and front coded, and of the stems only those that no word of the table has.

const STEM = 5;

export const hasStem = (norm: string): boolean => norm.length > STEM;
export const stemOf = (norm: string): string => norm.slice(0, STEM);

/** Every stem of these words and these other ones, in order. */
export const stemsOf = (words: readonly string[], others: readonly string[]): string[] =>
  [...new Set([...words.filter(hasStem).map(stemOf), ...others])].sort();
