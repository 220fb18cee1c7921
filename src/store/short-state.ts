// An open question as it lies on disk. Its JSON is mostly our own words, the same for everybody: they are kept as one control
// character each, which JSON text never holds (it escapes them). 441 characters become about 240, and a person who was asked
// something and left costs less than 400 bytes. Text without such characters is read as it is.

/** Only ever add at the end: the position is what is on disk. */
const WORDS: readonly string[] = [
  '{"at":"pending","action":{"kind":"',
  '","question":"',
  '","options":[{"label":"',
  '","act":{"tool":"',
  '","args":{"',
  '"}},"token":"',
  '"},{"label":"',
  '","yes":{"token":"',
  '"}}},"no":{"token":"',
  '","label":"',
  '"},"expiresAt":',
  '"}}},"expiresAt":',
  '"}]},"expiresAt":',
  ',"attempts":',
  'content":"',
  'title":"',
  'save_',
  '","id":"',
  'clarify_type',
  'choose_',
  'fill_slot',
  '","slot":"',
  ' Quer que eu guarde como nota?',
];

// From 0x01, leaving out tab and the line breaks: a terminal that shows a row stays readable.
const SIGNS: readonly string[] = Array.from({ length: 0x1f }, (_, i) => String.fromCharCode(i + 1)).filter(
  (sign) => !/\s/.test(sign),
);

const signOf = new Map(WORDS.map((word, i) => [word, SIGNS[i] ?? word]));
const wordOf = new Map(WORDS.map((word, i) => [SIGNS[i] ?? word, word]));

const escaped = (text: string): string => text.replaceAll(/[{}[\]().?*+^$|\\/]/g, '\\$&');
// Longest first, so that a word inside another never wins.
const anyWord = new RegExp(
  WORDS.toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|'),
  'g',
);
const anySign = new RegExp(`[${SIGNS.slice(0, WORDS.length).join('')}]`, 'g');

/** JSON text made short; `longState` gives it back exactly. */
export const shortState = (json: string): string => json.replace(anyWord, (word) => signOf.get(word) ?? word);

export const longState = (short: string): string => short.replace(anySign, (sign) => wordOf.get(sign) ?? sign);
