// Which patterns a message can fit at all: each word wakes those that cannot do without such a word, so that most of the
// patterns asked about a message are answered by one bit and never run.

import type { Token } from '../token.ts';
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
/** Words met lately -> the patterns they wake; forgotten when one more pattern comes to wait. */
const lately = new Map<string, readonly number[]>();
const MOST_LATELY = 4000;
const LONGEST_KEPT = 24;

function register(pattern: RegExp): number {
  const stems = stemsOf(pattern);
  if (stems === undefined) return ALWAYS;
  const bit = waiting++;
  for (const stem of stems) {
    const woken = byStem.get(stem);
    if (woken === undefined) byStem.set(stem, [bit]);
    else woken.push(bit);
  }
  lately.clear();
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
function wokenBy(norm: string): readonly number[] {
  const known = lately.get(norm);
  if (known !== undefined) return known;
  const woken: number[] = [];
  for (const run of norm.split(/\W+/))
    for (let end = 1; end <= run.length + 1; end++)
      for (const bit of byStem.get(end > run.length ? run + WHOLE : run.slice(0, end)) ?? []) woken.push(bit);
  if (norm.length <= LONGEST_KEPT) {
    if (lately.size >= MOST_LATELY) lately.clear();
    lately.set(norm, woken);
  }
  return woken;
}

/** How many patterns there are to be woken: a line is asked only for those that were there when it was read. */
export const patternsWaiting = (): number => waiting;

/** Sets the bits of the patterns that the words of a line wake. */
export function wakePatterns(tokens: readonly Token[], set: (bit: number) => void): void {
  for (const { norm } of tokens) for (const bit of wokenBy(norm)) set(bit);
}

/** The bit to ask a line for before running the pattern, or ALWAYS. */
export function bitToAsk(pattern: RegExp): number {
  const known = asked.get(pattern);
  if (known === undefined) asked.set(pattern, { times: 1, bit: undefined });
  else if (known.bit !== undefined) return known.bit;
  else if (++known.times >= OFTEN) return patternBit(pattern);
  return ALWAYS;
}
