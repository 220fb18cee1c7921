// Typos by leaving letters out: two words are one slip apart (a letter more, less, other, or two swapped) only when their forms
// with at most one letter missing meet. The forms of every word kept are stored, so that a typo is an index lookup, not a scan.

const SHORTEST = 4;
const LONGEST = 24;

/** Whether a word is long enough to be told from others, and no number. */
const hasForms = (word: string): boolean => word.length >= SHORTEST && word.length <= LONGEST && !/\d/u.test(word);

/** The word first and, unless it is too short to be told from others, each form with one letter left out. */
export function nearForms(word: string): readonly string[] {
  if (!hasForms(word)) return [word];
  const forms = new Set([word]);
  for (let i = 0; i < word.length; i++) forms.add(word.slice(0, i) + word.slice(i + 1));
  return [...forms];
}

/** The last of its forms: where that is known, all of them are. */
export const lastForm = (word: string): string => (hasForms(word) ? word.slice(0, -1) : word);

/** Whether two words are at most one slip apart. Forms also meet at two slips (a letter less here, another there). */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length - 1;
  let endB = b.length - 1;
  while (endA >= start && endB >= start && a[endA] === b[endB]) {
    endA--;
    endB--;
  }
  // What is left between the common beginning and the common end.
  const leftA = endA - start + 1;
  const leftB = endB - start + 1;
  if (leftA <= 1 && leftB <= 1) return true;
  return leftA === 2 && leftB === 2 && a[start] === b[endB] && a[endA] === b[start];
}
