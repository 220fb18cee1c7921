// Typo correction before interpretation, only towards the closed lexicon and only for unknown words. Amounts, names and capitalised words inside a
// sentence are never changed; titles and notes are cut from the raw text anyway.

import { MEASURES, UNITS } from '../amounts/not-amount-words.ts';
import { HEALTH_WORD } from '../lexicon/health-word.ts';
import { NUMBER_WORDS, NUMERAL } from '../numbers/number-words.ts';
import { isDigitAt } from '../tokens/char-classes.ts';
import { diminutive } from '../tokens/diminutive.ts';
import { singularsOf } from '../tokens/singulars.ts';
import type { Token } from '../tokens/token.ts';
import { isShouted, startsUpper } from '../tokens/token-shapes.ts';
import { type Word, wordOf } from '../tokens/word.ts';
import { isListed, wordList } from '../tokens/word-lists.ts';
import { isOneSlip, isTwoSlips } from './near.ts';
import { REAL_WORDS } from './real-words.ts';
import { SHORTHAND } from './shorthand.ts';
import { isKnown, isOftenMeant, isOnlyVerb, SHORTEST, wordSounding, wordsLike } from './vocabulary.ts';

/** From this length on, two errors are tolerated. */
const LONG = 8;
/** Only the first tokens are corrected; the rest is content. */
const FIRST_TOKENS = 60;
const NICKNAMED = /^(\d{1,4})(?:t?inh[oa]s?|[tz]?ao|zinh[oa]s?|conto|pila)$/;
const SHORT = wordList(SHORTHAND);
const ACCENTED = /[\u00e0-\u00ff]/;

/** Colloquial plural past: "pagaro", "dero", "mandaru". */
function plural(word: string): string | undefined {
  const full = /^(.{2,}[aei])r[ou]$/.exec(word)?.[1];
  return full !== undefined && isKnown(`${full}ram`) ? `${full}ram` : undefined;
}

/** A word by ear whose accented letter the sound cannot tell: "orssamento", "vakinha"; "mandeu" for "mandou". */
function heard(word: string): string | undefined {
  return [word.replace(/(?<=.)ss?(?=[aou])/, 'c'), word.replace('k', 'qu'), word.replace(/eu$/, 'ou')].find(
    (meant) => meant !== word && isKnown(meant),
  );
}

/** The known word with a letter typed twice or, failing that, two letters exchanged, which make no other word: "ubber", "mercaidnho". */
function restruck(word: string): string | undefined {
  for (const doubled of word.length > 4 ? [true, false] : [true])
    for (let i = 0; i + 1 < word.length; i++) {
      const [a = '', b = ''] = [word[i], word[i + 1]];
      if ((a === b) !== doubled || (doubled && /[rs]/.test(a))) continue;
      const meant = word.slice(0, i) + (doubled ? a : b + a) + word.slice(i + 2);
      if (isKnown(meant) || isWord(meant)) return meant;
    }
  return undefined;
}

function search(word: string): string {
  const many = plural(word) ?? restruck(word) ?? heard(word);
  if (many !== undefined) return many;
  const bySound = wordSounding(word);
  // "Manou" is "mandou", and no "mano".
  const sounds = bySound?.[0] === word[0] && word.endsWith('ou') === bySound?.endsWith('ou');
  if (bySound !== undefined && sounds && Math.abs(bySound.length - word.length) <= 2) return bySound;
  const first = word[0] ?? '';
  for (const start of new Set([first, word[1] ?? ''])) {
    for (const length of [word.length + 1, word.length, word.length - 1]) {
      if (length < SHORTEST) continue;
      // A transposition of the first two letters is the only error that changes the first letter.
      const near = wordsLike(start, length).filter(
        (known) => (start === first || (length === word.length && known[1] === first)) && isOneSlip(word, known),
      );
      // "Paar" is "pagar" before "parar".
      const meant = near.find(isOftenMeant) ?? near[0];
      if (meant !== undefined) return meant;
    }
  }
  // "Explicação" is no "explicaram".
  if (word.length < LONG || word.endsWith('cao')) return word;
  return wordsLike(first, word.length).find((known) => isTwoSlips(word, known)) ?? word;
}

/** The corrected word, or the word itself. */
function mendWord(word: string): string {
  return word.length < SHORTEST || isKnown(word) || isWord(word) ? word : search(word);
}

/** The same, cached on the word. */
function mendedOf(word: Word): Word {
  word.mended ??= wordOf(mendWord(word.norm));
  return word.mended;
}

const BEFORE_NOUN = /^(?:d[oa]s?|n[oa]s?|numa?|uma?|meus?|minhas?|pro)$/;
const AFTER_NUMERAL = wordList(new Set('reais conto contos pila mil virgula centavos'.split(' ')));

/** An unknown word where a numeral must stand: "cnto e quarenta" would lose the hundred. */
function numeralAt(tokens: readonly Token[], i: number): string | undefined {
  const word = tokens[i]?.norm ?? '';
  const joined =
    (tokens[i + 1]?.norm === 'e' && isListed(tokens[i + 2], NUMERAL)) ||
    (tokens[i - 1]?.norm === 'e' && isListed(tokens[i - 2], NUMERAL)) ||
    isListed(tokens[i + 1], AFTER_NUMERAL);
  if (!joined || word.length < 3 || isKnown(word) || isWord(word)) return undefined;
  return [...NUMBER_WORDS.keys()].find((numeral) => numeral.length > 2 && isOneSlip(word, numeral));
}

/** Around "13": "caiu o 13", "a parcela do 13, 1.150". */
const PAY = /^(?:d?o|meu) (?!reais|real|conto|pila|de$|e$)/;

/** "O mensal da academia": the fee. */
const feeAt = (tokens: readonly Token[], i: number): string | undefined =>
  tokens[i]?.norm === 'mensal' && /^d[ao]$/.test(tokens[i + 1]?.norm ?? '') && /^[oa]?$/.test(tokens[i - 1]?.norm ?? '')
    ? 'mensalidade'
    : undefined;

/** "Seu João mi pago 800 do muro": told as it is heard. */
const heardAs = (tokens: readonly Token[], i: number): string | undefined =>
  i > 1 && /^m[ei]$/.test(tokens[i - 1]?.norm ?? '') && /^(?:pag|mand|pass|deposit)o$/.test(tokens[i]?.norm ?? '')
    ? `${tokens[i]?.norm}u`
    : undefined;

/** Whether a word needs no correction: a real word, a plural, or a unit; "220 volts" must not become "220 volta", which would be money. */
function isWord(word: string): boolean {
  return (
    REAL_WORDS.has(word) ||
    UNITS.has(word) ||
    MEASURES.has(word) ||
    HEALTH_WORD.test(word) ||
    isKnown(`${word}s`) ||
    // "Carninha" is of "carne", and no slip of "caixinha".
    diminutive(word) !== undefined ||
    singularsOf(word).some((one) => isKnown(one) || REAL_WORDS.has(one))
  );
}

/** The tokens with command and money words corrected in `norm`; `raw` and offsets are unchanged. */
export function mend(tokens: readonly Token[], text: string): readonly Token[] {
  let shouted: boolean | undefined;
  let out: Token[] | undefined;
  for (let i = 0; i < tokens.length && i < FIRST_TOKENS; i++) {
    const token = tokens[i];
    if (token?.norm === '13' && PAY.test(`${tokens[i - 1]?.norm} ${tokens[i + 1]?.norm}`)) {
      out ??= tokens.slice();
      out[i] = { ...token, norm: '13o', word: wordOf('13o') };
    }
    if (token === undefined || token.kind !== 'word' || token.norm.length < 2) continue;
    // "30tinha", "200tão", "35zão": a number with the ending of a money nickname.
    const figure = isDigitAt(token.norm, 0) ? NICKNAMED.exec(token.norm)?.[1] : undefined;
    if (figure !== undefined) {
      out ??= tokens.slice();
      out[i] = { ...token, kind: 'number', norm: figure, word: wordOf(figure) };
      continue;
    }
    if (i > 0 && startsUpper(token.raw)) {
      shouted ??= isShouted(text);
      if (!shouted) continue;
    }
    // Shorthand is unaccented: "vo" is "vou", "vó" is grandmother.
    const short =
      isListed(token, SHORT) && !ACCENTED.test(token.raw)
        ? SHORTHAND.get(token.norm)
        : (feeAt(tokens, i) ?? heardAs(tokens, i) ?? numeralAt(tokens, i));
    const word = short === undefined ? mendedOf(token.word) : wordOf(short);
    if (word === token.word || word.norm === token.norm) continue;
    // "o dinheiro da safa" is no "saca": a noun stands there.
    if (short === undefined && BEFORE_NOUN.test(tokens[i - 1]?.norm ?? '') && isOnlyVerb(word.norm)) continue;
    out ??= tokens.slice();
    out[i] = { ...token, norm: word.norm, word };
  }
  return out ?? tokens;
}
