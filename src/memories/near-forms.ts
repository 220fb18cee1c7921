// Typos by leaving letters out: two words are one slip apart (a letter more, less, other, or two swapped) exactly when their forms
// with at most one letter missing meet. The forms are stored beside the title, so that a typo is an index lookup, not a scan.

const SHORTEST = 4;
const LONGEST = 24;

/** The word and, unless it is too short to be told from others, each form with one letter left out. */
export function nearForms(word: string): readonly string[] {
  if (word.length < SHORTEST || word.length > LONGEST || /\d/u.test(word)) return [word];
  const forms = new Set([word]);
  for (let i = 0; i < word.length; i++) forms.add(word.slice(0, i) + word.slice(i + 1));
  return [...forms];
}
