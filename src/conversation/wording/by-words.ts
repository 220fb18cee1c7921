// Of many patterns, those that a message may match: the others are not run. A pattern that is run once a message is cold, which
// costs more than matching does.

import { folded } from '../../domain/fold.ts';
import { type Clause, WHOLE } from '../../language/cues/stems-of-pattern.ts';
import { requiredWords } from './required-words.ts';

/**
 * A letter of a required word: what follows, and what the letters so far have found, at the end of a word or anywhere: the number
 * of an entry, or the complement (`~`) of a half.
 */
type Letter = { readonly next: Map<number, Letter>; readonly begun: number[]; readonly whole: number[] };

const letter = (): Letter => ({ next: new Map(), begun: [], whole: [] });

/** Between a letter and a digit, where a pattern may take a word to end that others take to go on. */
const WITHIN = /(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/gu;

const SHORT = /\b(o?)q\b/gu;

const isWordChar = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

// One for all lists, so that a message is looked through once.
const root = letter();
/** By the number of an entry over all lists: 1 when it is always asked, as those not yet analysed are. */
let always = new Uint8Array(0);
/** By the same: 1 when it is asked about the last text. */
let asked = new Uint8Array(0);
/** Of a clause of two words: half `2n` and half `2n + 1` make entry `ofPair[n]` a candidate. */
const ofPair: number[] = [];
/** 1 when that half was found in the last text. */
let found = new Uint8Array(0);
/** As typed and folded. */
let last: { readonly text: string; readonly words: string } | undefined;

/** @param finds an entry, or the complement of a half. */
function add(stem: string, finds: number): void {
  let at = root;
  for (const char of stem.trimEnd()) {
    const code = char.charCodeAt(0);
    const next = at.next.get(code) ?? letter();
    at.next.set(code, next);
    at = next;
  }
  (stem.endsWith(WHOLE) ? at.whole : at.begun).push(finds);
}

function addClause([stems = [], others]: Clause, entry: number): void {
  if (others === undefined) for (const stem of stems) add(stem, entry);
  else {
    const first = 2 * (ofPair.push(entry) - 1);
    for (const stem of stems) add(stem, ~first);
    for (const stem of others) add(stem, ~(first + 1));
  }
}

function analyse(patterns: readonly Pick<RegExp, 'source'>[] | undefined, entry: number): void {
  const clauses = patterns?.map(requiredWords);
  if (clauses === undefined || clauses.includes(undefined)) return;
  always[entry] = 0;
  for (const clause of clauses.flatMap((some) => some ?? [])) addClause(clause, entry);
}

const NOBODY: readonly number[] = [];

function mark(finds: number): void {
  if (finds >= 0) asked[finds] = 1;
  else {
    const half = ~finds;
    found[half] = 1;
    if (found[half ^ 1] === 1) asked[ofPair[half >> 1] as number] = 1;
  }
}

/** Marks who is asked about a text. */
function look(text: string): void {
  if (last !== undefined && (last.text === text || last.words === text)) return;
  asked.set(always);
  found.fill(0);
  const typed = folded(text);
  // Handlers read "q" and "oq" as what they stand for.
  const apart = typed.replace(WITHIN, ' ').replace(SHORT, '$1 que');
  const words = apart === typed ? typed : `${typed} ${apart}`;
  let at: Letter | undefined = root;
  for (let i = 0; i <= words.length; i++) {
    const code = words.charCodeAt(i);
    const within = isWordChar(code);
    const next: Letter | undefined = within ? at?.next.get(code) : root;
    for (const finds of (within ? next?.begun : at?.whole) ?? NOBODY) mark(finds);
    at = next;
  }
  last = { text, words: typed };
}

/**
 * Entries analysed at once while nothing is asked. A list is analysed to its end when it is first asked: running all of its
 * patterns instead takes twice as long, each being compiled.
 */
const BATCH = 12;
/** Of each list not yet analysed to its end: analyses a batch of it. */
const unfinished = new Set<() => void>();

/** Analyses a batch of some list. @returns false when there was none left. */
export function analyseMore(): boolean {
  const [more] = unfinished;
  more?.();
  return more !== undefined;
}

const joined = (some: Uint8Array, more: Uint8Array) => Uint8Array.from([...some, ...more]);

/**
 * @param patternsOf an entry is asked for only when one of these may match; without any, always.
 * @returns the entries that may match a text, in order.
 */
export function byWords<T>(
  entries: readonly T[],
  patternsOf: (entry: T) => readonly Pick<RegExp, 'source'>[] | undefined,
): (text: string) => readonly T[] {
  const first = always.length;
  always = joined(always, new Uint8Array(entries.length).fill(1));
  asked = new Uint8Array(always.length);
  last = undefined;
  let analysed = 0;
  const more = (): void => {
    for (const entry of entries.slice(analysed, analysed + BATCH)) analyse(patternsOf(entry), first + analysed++);
    if (analysed === entries.length) unfinished.delete(more);
    found = new Uint8Array(2 * ofPair.length);
    last = undefined;
  };
  unfinished.add(more);
  return (text) => {
    while (analysed < entries.length) more();
    look(text);
    return entries.filter((_, at) => asked[first + at] === 1);
  };
}
