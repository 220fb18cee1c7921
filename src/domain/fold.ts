// Text for comparison: no case, no accents, words separated by one space. Displayed text keeps its accents.

/** 'Às 15h, João!' -> 'as 15h, joao!': marks and spaces stay, for patterns that need them. */
export const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const byRules = (text: string): string =>
  unaccented(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Basic Latin to Latin Extended-B, where each letter folds independently of its neighbours. */
const TABLE_SIZE = 0x250;
/** What each letter folds to, or a space; filled lazily. */
const LATIN: (string | undefined)[] = Array.from({ length: TABLE_SIZE });

function latin(code: number): string {
  const plain = byRules(String.fromCharCode(code)) || ' ';
  LATIN[code] = plain;
  return plain;
}

function byLetters(text: string): string {
  let out = '';
  // Asking how `out` ends would make one string of its pieces at every gap, which takes the square of its length.
  let gap = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= TABLE_SIZE) return byRules(text);
    const letter = LATIN[code] ?? latin(code);
    if (letter === ' ') gap = out !== '';
    else {
      out += gap ? ` ${letter}` : letter;
      gap = false;
    }
  }
  return out;
}

/** Caches the last text: each reader of a turn folds the same message. */
let last = { text: '', words: '' };

/**
 * 'Farmácia São João!' -> 'farmacia sao joao'. Letter by letter, four times as fast as Unicode normalisation for nearly
 * every text.
 */
export function folded(text: string): string {
  if (text !== last.text) last = { text, words: byLetters(text) };
  return last.words;
}
