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
export type Wakes = { readonly patterns: Int32Array; readonly halves: Int32Array; readonly of: number };

type Asked = { times: number; bit: number | undefined };

/** By source: a pattern written where it is used is made anew each time. */
const asked = new Map<string, Asked>();
/** Patterns asked about often that do not wait yet. */
const often: RegExp[] = [];
/** Patterns that wait for words, one bit each. */
let waiting = 0;
/** Letters of the longest beginning: an address has many more, and none of those can wake anything. */
let longest = 0;
/** Beginning of a word -> the patterns it wakes by itself. */
const byStem = new Map<string, number[]>();
/** Beginning of a word -> halves of pairs it is. Pair `n` has the bits `n & 31` of two words next to each other. */
const byHalf = new Map<string, { readonly word: number; readonly mask: number }[]>();
/** Pair -> the pattern that both halves together wake. */
const ofPair: number[] = [];

function add<T>(lists: Map<string, T[]>, stem: string, item: T): void {
  longest = Math.max(longest, stem.length);
  const list = lists.get(stem);
  if (list === undefined) lists.set(stem, [item]);
  else list.push(item);
}

function register(pattern: RegExp): number {
  const clauses = clausesOf(pattern);
  if (clauses === undefined) return ALWAYS;
  const bit = waiting++;
  for (const clause of clauses) {
    const [first, second] = clause;
    if (second === undefined) {
      for (const stem of first ?? []) add(byStem, stem, bit);
      continue;
    }
    const pair = ofPair.push(bit) - 1;
    for (const [half, stems] of clause.entries())
      for (const stem of stems) add(byHalf, stem, { word: (pair >> 5) * 2 + half, mask: 1 << (pair & 31) });
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

/** All beginnings of all runs of letters and digits of a word. */
function* beginningsOf(norm: string): Generator<string> {
  for (const run of norm.split(/\W+/)) {
    for (let end = 1; end <= run.length && end <= longest; end++) yield run.slice(0, end);
    yield run + WHOLE;
  }
}

/** Every pattern that a word of the text could be for, and every half of a pair: words of a row and what they get. */
function wokenBy(norm: string): Wakes {
  const patterns = new Map<number, number>();
  const halves = new Map<number, number>();
  for (const beginning of beginningsOf(norm)) {
    for (const bit of byStem.get(beginning) ?? [])
      patterns.set(bit >> 5, (patterns.get(bit >> 5) ?? 0) | (1 << (bit & 31)));
    for (const { word, mask } of byHalf.get(beginning) ?? []) halves.set(word, (halves.get(word) ?? 0) | mask);
  }
  const flat = (masks: Map<number, number>): Int32Array => Int32Array.from([...masks].flat());
  return { patterns: flat(patterns), halves: flat(halves), of: waiting };
}

/** The same, kept on the word until one more pattern comes to wait. */
function wakesOf(word: Word): Wakes {
  if (word.wakes?.of !== waiting) word.wakes = wokenBy(word.norm);
  return word.wakes;
}

/** How many patterns there are to be woken: a line is asked only for those that were there when it was read. */
export const patternsWaiting = (): number => waiting;

function mark(row: number[], first: number, pairs: Int32Array): void {
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
