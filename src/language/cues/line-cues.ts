// Which patterns a message can fit at all: each word wakes those that cannot do without such a word, so that most of the
// patterns asked about a message are answered by one bit and never run.

import type { Token } from '../token.ts';
import type { Word } from '../word.ts';
import { stemsOf, WHOLE } from './stems-of-pattern.ts';

/** Reading a pattern costs more than running it a few times: only one that is asked about often is read. */
const OFTEN = 8;
/** Instead of a bit, for a pattern that can fit without any word one could name. */
export const ALWAYS = -1;

type Asked = { times: number; bit: number | undefined };

const asked = new WeakMap<RegExp, Asked>();
/** Patterns that wait for words, one bit each. */
let waiting = 0;
/** Beginning of a word -> the patterns it wakes. */
const byStem = new Map<string, number[]>();

function register(pattern: RegExp): number {
  const stems = stemsOf(pattern);
  if (stems === undefined) return ALWAYS;
  const bit = waiting++;
  for (const stem of stems) {
    const woken = byStem.get(stem);
    if (woken === undefined) byStem.set(stem, [bit]);
    else woken.push(bit);
  }
  return bit;
}

/** The bit that words wake the pattern by, or ALWAYS. */
export function patternBit(pattern: RegExp): number {
  const known = asked.get(pattern);
  if (known?.bit !== undefined) return known.bit;
  const bit = register(pattern);
  asked.set(pattern, { times: OFTEN, bit });
  return bit;
}

/** Every pattern that a word of the text could be for: all beginnings of all its runs of letters and digits. */
function wokenBy(norm: string): Int32Array {
  const masks = new Map<number, number>();
  for (const run of norm.split(/\W+/))
    for (let end = 1; end <= run.length + 1; end++)
      for (const bit of byStem.get(end > run.length ? run + WHOLE : run.slice(0, end)) ?? [])
        masks.set(bit >> 5, (masks.get(bit >> 5) ?? 0) | (1 << (bit & 31)));
  return Int32Array.from([...masks].flat());
}

/** The same, kept on the word until one more pattern comes to wait. */
function wakesOf(word: Word): Int32Array {
  if (word.wakes === undefined || word.wakesOf !== waiting) {
    word.wakes = wokenBy(word.norm);
    word.wakesOf = waiting;
  }
  return word.wakes;
}

/** How many patterns there are to be woken: a line is asked only for those that were there when it was read. */
export const patternsWaiting = (): number => waiting;

/** Sets the bits of the patterns that the words of a line wake, in a row where those begin at a word of their own. */
export function wakePatterns(tokens: readonly Token[], row: number[], first: number): void {
  for (const { word } of tokens) {
    const wakes = wakesOf(word);
    for (let i = 0; i < wakes.length; i += 2) {
      const at = first + (wakes[i] as number);
      row[at] = (row[at] as number) | (wakes[i + 1] as number);
    }
  }
}

/** The bit to ask a line for before running the pattern, or ALWAYS. */
export function bitToAsk(pattern: RegExp): number {
  const known = asked.get(pattern);
  if (known === undefined) asked.set(pattern, { times: 1, bit: undefined });
  else if (known.bit !== undefined) return known.bit;
  else if (++known.times >= OFTEN) return patternBit(pattern);
  return ALWAYS;
}
