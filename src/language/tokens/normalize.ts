// Folding for matching only: spellings of one word become equal. Titles, notes and links are always cut from the raw
// text, so nothing here may be used to store what a person wrote.

import { NUMBER_DATE_TYPOS } from '../typo/number-date-typos.ts';
import { HABITS } from './habits.ts';

const TABLE_SIZE = 0x250;
const MARKS = /\p{M}+/gu;
/** Regular expressions, not loops: the lexicon folds 20,000 words at load, before loops here would be optimised. */
const BEYOND_ASCII = /[\u0080-\uffff]/;
const REPEATED = /(.)\1/;

function decompose(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** Cache of folded Latin letters, filled on first use. */
const LATIN: (string | undefined)[] = Array.from({ length: TABLE_SIZE });

function latin(code: number): string {
  const plain = decompose(String.fromCharCode(code));
  LATIN[code] = plain;
  return plain;
}

/**
 * Lower case, without accents; compatibility forms (ª, full width, mathematical letters) become plain letters. The length may
 * change. Repeated letters are kept: see `normalizeWord`.
 */
export function fold(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  let i = 0;
  while (text.charCodeAt(i) < 128) i++;
  let out = text.slice(0, i).toLowerCase();
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < TABLE_SIZE) out += LATIN[code] ?? latin(code);
    else if (code < 0x300 || code > 0x36f) return out + decompose(text.slice(i));
  }
  return out;
}

/** "valeuuu" -> "valeu", "passsei" -> "passei", "pagueii" -> "paguei"; legitimate doubles (rr, ss, ee, oo) stay. */
function collapseRepeats(word: string): string {
  if (!REPEATED.test(word)) return word;
  let run = 1;
  let out = '';
  let kept = 0;
  for (let i = 1; i <= word.length; i++) {
    if (i < word.length && word.charCodeAt(i) === word.charCodeAt(i - 1)) {
      run++;
      continue;
    }
    if (run > 1) {
      const letter = word.charAt(i - 1);
      const atEnd = i === word.length;
      const keep = run === 2 ? !(atEnd && 'aiuy'.includes(letter)) : !atEnd && (letter === 'r' || letter === 's');
      out += word.slice(kept, i - run) + (keep ? letter + letter : letter);
      kept = i;
    }
    run = 1;
  }
  return kept === 0 ? word : out + word.slice(kept);
}

/** "kkkk" is laughter; `collapseRepeats` would turn it into the "k" of thousands. */
function isLaughter(word: string): boolean {
  if (word.length < 2 || word.charCodeAt(0) !== 107 || word.charCodeAt(1) !== 107) return false;
  for (let i = 2; i < word.length; i++) if (word.charCodeAt(i) !== 107) return false;
  return true;
}

/** Words whose accent distinguishes them from a more common word ("carnê", "maiô") keep it. */
const ACCENT_TELLS = new Map('carnê carnês maiô maiôs mangá mangás'.split(' ').map((word) => [fold(word), word]));

/** Lower case, without accents, no letter repeated but in "rr" and "ss": most words, and nearly all forms of verbs. */
const PLAIN = /^(?:rr(?!r)|ss(?!s)|([a-z])(?!\1))+$/;

/**
 * One word as the lexicons spell it: folded, repeats collapsed, abbreviations and misspelt numbers and dates corrected.
 */
export function normalizeWord(raw: string): string {
  if (PLAIN.test(raw)) return HABITS.get(raw) ?? NUMBER_DATE_TYPOS.get(raw) ?? raw;
  const folded = fold(raw);
  const accented = ACCENT_TELLS.get(folded);
  if (accented !== undefined && raw.normalize('NFC').toLowerCase() === accented) return accented;
  if (isLaughter(folded)) return 'kkk';
  const word = collapseRepeats(folded);
  // "CEEE", the power company, is no lengthened "cê".
  return (folded === 'ceee' ? undefined : HABITS.get(word)) ?? NUMBER_DATE_TYPOS.get(word) ?? word;
}
