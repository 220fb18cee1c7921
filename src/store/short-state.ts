// Compresses the stored dialogue state. Its JSON is mostly fixed keys, each replaced by one control character, which
// JSON text never contains (it escapes them): 441 characters become about 240, so an abandoned question costs less than
// 400 bytes. Text without such characters is read unchanged.

/** Append only: the position in this list is the stored code. */
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

// From 0x01 without tab and line breaks, so that a row stays readable in a terminal.
const SIGNS: readonly string[] = Array.from({ length: 0x1f }, (_, i) => String.fromCharCode(i + 1)).filter(
  (sign) => !/\s/.test(sign),
);

const signOf = new Map(WORDS.map((word, i) => [word, SIGNS[i] ?? word]));
const wordOf = new Map(WORDS.map((word, i) => [SIGNS[i] ?? word, word]));

const escaped = (text: string): string => text.replaceAll(/[{}[\]().?*+^$|\\/]/g, '\\$&');
// Longest first, so that a word contained in another never wins.
const anyWord = new RegExp(
  WORDS.toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|'),
  'g',
);
const anySign = new RegExp(`[${SIGNS.slice(0, WORDS.length).join('')}]`, 'g');

/** Compresses JSON text; `longState` restores it exactly. */
export const shortState = (json: string): string => json.replace(anyWord, (word) => signOf.get(word) ?? word);

/** The JSON as it was before it was shortened. */
export const longState = (short: string): string => short.replace(anySign, (sign) => wordOf.get(sign) ?? sign);
