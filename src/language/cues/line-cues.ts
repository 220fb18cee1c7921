// Which patterns a message can fit at all: each word wakes those that cannot do without such a word, so that most of the
// patterns asked about a message are answered by one bit and never run.

import type { Token } from '../tokens/token.ts';
import type { Word } from '../tokens/word.ts';
import { clausesOf, WHOLE } from './stems-of-pattern.ts';

/** Reading a pattern costs more than running it a few times: only one that is asked about often is read. */
export const OFTEN = 8;
/** A new pattern makes all words be read again, so those asked about often come to wait so many at a time. */
const AT_ONCE = 24;
/** Instead of a bit, for a pattern that can fit without any word one could name. */
export const ALWAYS = -1;

/** What a word wakes: pairs of word and mask; `of` is how many patterns there were then. */
export type Wakes = { readonly patterns: readonly number[]; readonly halves: readonly number[]; readonly of: number };

type Asked = { times: number; bit: number | undefined };

/** By source: a pattern written where it is used is made anew each time. */
const asked = new Map<string, Asked>();
/** Patterns asked about often that do not wait yet. */
const often: RegExp[] = [];
/** Patterns that wait for words, one bit each. */
let waiting = 0;
/** Bits of one word of a row. */
type Bits = { readonly word: number; readonly mask: number };
/** Patterns that are woken, and halves of pairs. Pair `n` has the bits `n & 31` of two words next to each other. */
type Woken = { readonly patterns: Bits[]; readonly halves: Bits[] };
/**
 * Beginning of a word -> what it wakes. Every beginning of a beginning has its place, so that a word is given up at the
 * first letter nothing waits for.
 */
const byStem = new Map<string, Woken>();
/** Pair -> the pattern that both halves together wake. */
const ofPair: number[] = [];

function wokenByStem(stem: string): Woken {
  const known = byStem.get(stem);
  if (known !== undefined) return known;
  if (stem.length > 1) wokenByStem(stem.slice(0, -1));
  const woken = { patterns: [], halves: [] };
  byStem.set(stem, woken);
  return woken;
}

function register(pattern: RegExp): number {
  const clauses = clausesOf(pattern);
  if (clauses === undefined) return ALWAYS;
  const bit = waiting++;
  for (const clause of clauses) {
    const [first, second] = clause;
    if (second === undefined) {
      for (const stem of first ?? []) wokenByStem(stem).patterns.push({ word: bit >> 5, mask: 1 << (bit & 31) });
      continue;
    }
    const pair = ofPair.push(bit) - 1;
    for (const [half, stems] of clause.entries())
      for (const stem of stems) wokenByStem(stem).halves.push({ word: (pair >> 5) * 2 + half, mask: 1 << (pair & 31) });
  }
  return bit;
}

/** The bit that words wake the pattern by, or ALWAYS. */
export function patternBit(pattern: RegExp): number {
  const known = asked.get(pattern.source);
  if (known?.bit !== undefined) return known.bit;
  const bit = register(pattern);
  asked.set(pattern.source, { times: OFTEN, bit });
  return bit;
}

/** Adds bits to a list of words and masks. */
function addBits(pairs: number[], bits: readonly Bits[]): void {
  for (const { word, mask } of bits) {
    let at = 0;
    while (at < pairs.length && pairs[at] !== word) at += 2;
    pairs[at] = word;
    pairs[at + 1] = (pairs[at + 1] ?? 0) | mask;
  }
}

/** Every pattern that a word of the text could be for, and every half of a pair: words of a row and what they get. */
function wokenBy(norm: string): Wakes {
  const patterns: number[] = [];
  const halves: number[] = [];
  for (const run of norm.split(/\W+/)) {
    for (let end = 1; end <= run.length + 1; end++) {
      const woken = byStem.get(end <= run.length ? run.slice(0, end) : run + WHOLE);
      if (woken === undefined) break;
      addBits(patterns, woken.patterns);
      addBits(halves, woken.halves);
    }
  }
  return { patterns, halves, of: waiting };
}

/** The same, kept on the word until one more pattern comes to wait. */
function wakesOf(word: Word): Wakes {
  if (word.wakes?.of !== waiting) word.wakes = wokenBy(word.norm);
  return word.wakes;
}

/** How many patterns there are to be woken: a line is asked only for those that were there when it was read. */
export const patternsWaiting = (): number => waiting;

function mark(row: number[], first: number, pairs: readonly number[]): void {
  for (let i = 0; i < pairs.length; i += 2) {
    const at = first + (pairs[i] as number);
    row[at] = (row[at] as number) | (pairs[i + 1] as number);
  }
}

/** Sets the bits of the patterns that the words of a line wake, in a row where those begin at a word of their own. */
export function wakePatterns(tokens: readonly Token[], row: number[], first: number): void {
  const halves = new Array<number>(((ofPair.length >> 5) + 1) * 2).fill(0);
  for (const { word } of tokens) {
    const wakes = wakesOf(word);
    mark(row, first, wakes.patterns);
    mark(halves, 0, wakes.halves);
  }
  for (let i = 0; i < halves.length; i += 2) {
    for (let both = (halves[i] as number) & (halves[i + 1] as number); both !== 0; both &= both - 1) {
      const bit = ofPair[i * 16 + 31 - Math.clz32(both & -both)] as number;
      row[first + (bit >> 5)] = (row[first + (bit >> 5)] as number) | (1 << (bit & 31));
    }
  }
}

/** The bit to ask a line for before running the pattern, or ALWAYS. */
export function bitToAsk(pattern: RegExp): number {
  const known = asked.get(pattern.source);
  if (known === undefined) asked.set(pattern.source, { times: 1, bit: undefined });
  else if (known.bit !== undefined) return known.bit;
  else if (++known.times === OFTEN && often.push(pattern) === AT_ONCE)
    for (const one of often.splice(0)) patternBit(one);
  return ALWAYS;
}
