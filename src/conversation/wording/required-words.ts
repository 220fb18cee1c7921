// The words a pattern requires of a message as typed, accents and all: language/cues reads patterns of folded words.

import { type Clause, clausesOf } from '../../language/cues/stems-of-pattern.ts';

type Pattern = Pick<RegExp, 'source'>;

const ACCENTS = /\p{M}/gu;
const LETTERS = /\[(\p{L}+)\]/gu;
const BEYOND_ASCII = '\\[?[^\\x00-\\x7f]';
/** `\b` beside an accented letter asks for the opposite of what it reads as. */
const NO_BOUNDARY = new RegExp(`\\\\b(?=${BEYOND_ASCII})|(?<=[^\\x00-\\x7f]\\]?)\\\\b`, 'gu');

/** Of a class of letters: '[ãa]' as 'a', one letter, however it is written. */
const letterOf = new Map<string, string>();

function oneLetter(whole: string, letters: string): string {
  const known = letterOf.get(whole);
  if (known !== undefined) return known;
  const [first = '', ...others] = new Set(letters.normalize('NFD').replace(ACCENTS, '').toLowerCase());
  const letter = others.length === 0 ? first : whole;
  letterOf.set(whole, letter);
  return letter;
}

/** A letter as patterns write it. */
const A_LETTER = /\[a-z(?:A-Z)?[àÀ]-ÿ\]|\\p\{\w+\}/gu;
/** "No letter here": the edge of a word, as byWords also takes the edge between a letter and a digit. */
const NO_LETTER = /\(\?<?!(?:\\p\{L\}|\[(?:\\p\{L\}|a-z(?:A-Z)?[àÀ]-ÿ)(?:\\d[^\]]*)?\])\)/gu;

const foldedSource = ({ source }: Pattern): string =>
  source
    .replace(NO_LETTER, '\\b')
    .replace(NO_BOUNDARY, '')
    .replace(/\(\?<\w+>/gu, '(?:')
    .replace(A_LETTER, '\\w')
    .replace(/\\s/gu, ' ')
    .replace(/(?<!\\)([a-z])\+/gu, '$1\\w*')
    .replace(LETTERS, oneLetter)
    .normalize('NFD')
    .replace(ACCENTS, '');

/**
 * Clauses of one or two sets of prefixes: for every matching text there is a clause of each of whose sets one prefix begins a
 * folded word. Undefined when no word is required.
 */
export const requiredWords = (pattern: Pattern): readonly Clause[] | undefined =>
  clausesOf({ source: foldedSource(pattern) });
