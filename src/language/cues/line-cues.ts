// Prefilter for regular expressions: each pattern registers word prefixes it requires, so that most patterns are rejected by one bit test without
// running.

import type { Token } from '../tokens/token.ts';
import type { Word } from '../tokens/word.ts';
import { type Clause, clausesOf, WHOLE } from './stems-of-pattern.ts';

/** A new pattern invalidates the cached words, so only patterns tested this often are registered, in batches. */
const OFTEN = 8;
const AT_ONCE = 24;
/** In place of a bit, for patterns without any required word. */
export const ALWAYS = -1;
/** The same, for patterns not registered yet. */
export const NONE = -2;

/** The patterns a word makes candidates, as pairs of index and mask; `of` is the number registered at that time. */
export type Candidates = {
  readonly patterns: readonly number[];
  readonly halves: readonly number[];
  readonly of: number;
};

/** `clauses`: read at once, which costs a third of compiling the pattern. */
type Asked = { times: number; bit: number | undefined; readonly clauses: readonly Clause[] };

/** By source text: a pattern literal inside a function is a new object on each call. */
const asked = new Map<string, Asked>();
/** Frequently tested patterns awaiting registration. */
const often: RegExp[] = [];
/** Number of registered patterns, one bit each. */
let registered = 0;
/** Bit mask at one index of a row. */
type Bits = { readonly word: number; readonly mask: number };
/** Patterns that need a word of this stem, and halves of word pairs. Pair `n` has bit `n & 31` in two adjacent indexes. */
type OfStem = { readonly patterns: Bits[]; readonly halves: Bits[] };
/**
 * Prefix -> the patterns that need it. Every prefix of a prefix is present, so that the search stops at the first letter
 * without entries.
 */
const byStem = new Map<string, OfStem>();
/** Pair -> the pattern that needs both halves. */
const ofPair: number[] = [];
/** Halves found in the line being read. */
let halves = new Int32Array(0);

function entryOfStem(stem: string): OfStem {
  const known = byStem.get(stem);
  if (known !== undefined) return known;
  if (stem.length > 1) entryOfStem(stem.slice(0, -1));
  const entry = { patterns: [], halves: [] };
  byStem.set(stem, entry);
  return entry;
}

function register(clauses: readonly Clause[]): number {
  const bit = registered++;
  for (const clause of clauses) {
    const [first, second] = clause;
    if (second === undefined) {
      for (const stem of first ?? []) entryOfStem(stem).patterns.push({ word: bit >> 5, mask: 1 << (bit & 31) });
      continue;
    }
    const pair = ofPair.push(bit) - 1;
    if (pair >> 5 === halves.length / 2) halves = new Int32Array(halves.length + 32);
    for (const [half, stems] of clause.entries())
      for (const stem of stems) entryOfStem(stem).halves.push({ word: (pair >> 5) * 2 + half, mask: 1 << (pair & 31) });
  }
  return bit;
}

function askedOf({ source }: RegExp): Asked {
  const known = asked.get(source);
  if (known !== undefined) return known;
  const clauses = clausesOf({ source });
  const first: Asked =
    clauses === undefined ? { times: OFTEN, bit: ALWAYS, clauses: [] } : { times: 0, bit: undefined, clauses };
  asked.set(source, first);
  return first;
}

/** The bit of a pattern, or ALWAYS. */
export function patternBit(pattern: RegExp): number {
  const known = askedOf(pattern);
  known.bit ??= register(known.clauses);
  return known.bit;
}

/** Whether words that the pattern requires occur in a line, for one without a bit in its row. */
export const occursIn = (words: string, pattern: RegExp): boolean =>
  askedOf(pattern).clauses?.some((clause) =>
    clause.every((stems) => stems.some((stem) => words.includes(` ${stem}`))),
  ) ?? true;

/** Appends bits to a list of index and mask pairs. */
function addBits(pairs: number[], bits: readonly Bits[]): void {
  for (const { word, mask } of bits) {
    let at = 0;
    while (at < pairs.length && pairs[at] !== word) at += 2;
    pairs[at] = word;
    pairs[at + 1] = (pairs[at + 1] ?? 0) | mask;
  }
}

/** Every pattern and pair half that this word is needed for. */
function candidatesOf(norm: string): Candidates {
  const patterns: number[] = [];
  const halves: number[] = [];
  for (const run of norm.split(/\W+/)) {
    for (let end = 1; end <= run.length + 1; end++) {
      const entry = byStem.get(end <= run.length ? run.slice(0, end) : run + WHOLE);
      if (entry === undefined) break;
      addBits(patterns, entry.patterns);
      addBits(halves, entry.halves);
    }
  }
  return { patterns, halves, of: registered };
}

/** The same, cached on the word until another pattern is registered. */
function cachedCandidates(word: Word): Candidates {
  if (word.candidates?.of !== registered) word.candidates = candidatesOf(word.norm);
  return word.candidates;
}

/** Number of registered patterns: a row covers only those registered when it was computed. */
export const patternsRegistered = (): number => registered;

function mark(row: number[] | Int32Array, first: number, pairs: readonly number[]): void {
  for (let i = 0; i < pairs.length; i += 2) {
    const at = first + (pairs[i] as number);
    row[at] = (row[at] as number) | (pairs[i + 1] as number);
  }
}

/** Sets in `row`, from index `first`, the bits of the patterns whose required words occur in a line. */
export function markCandidates(tokens: readonly Token[], row: number[], first: number): void {
  halves.fill(0);
  for (const { word } of tokens) {
    const candidates = cachedCandidates(word);
    mark(row, first, candidates.patterns);
    mark(halves, 0, candidates.halves);
  }
  for (let i = 0; i < halves.length; i += 2) {
    for (let both = (halves[i] as number) & (halves[i + 1] as number); both !== 0; both &= both - 1) {
      const bit = ofPair[i * 16 + 31 - Math.clz32(both & -both)] as number;
      row[first + (bit >> 5)] = (row[first + (bit >> 5)] as number) | (1 << (bit & 31));
    }
  }
}

/** The bit to test before running the pattern, ALWAYS, or NONE. */
export function bitToAsk(pattern: RegExp): number {
  // Of a pattern that is neither global nor sticky nothing reads `lastIndex`: there it is found without a look-up.
  const kept = pattern.lastIndex;
  if (kept > 0) return kept - 2;
  const known = askedOf(pattern);
  if (known.bit !== undefined) {
    pattern.lastIndex = known.bit + 2;
    return known.bit;
  }
  if (++known.times === OFTEN && often.push(pattern) === AT_ONCE) for (const one of often.splice(0)) patternBit(one);
  return NONE;
}
