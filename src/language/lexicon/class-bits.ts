// Word classes as bits: a message asks "is there any such word" hundreds of times, so it must cost an AND.

import type { WordClass } from './word-class.ts';

/** 32-bit words per class set; the number of classes is checked when the lexicon is built. */
export const CLASS_WORDS = 12;

export type ClassBits = Int32Array;

const ids = new Map<WordClass, number>();

/** A stable small number for a class, given out in order of first use. */
export function classId(name: WordClass): number {
  let id = ids.get(name);
  if (id === undefined) {
    id = ids.size;
    if (id >= CLASS_WORDS * 32) throw new Error(`too many word classes: raise CLASS_WORDS (${name})`);
    ids.set(name, id);
  }
  return id;
}

export function noClasses(): ClassBits {
  return new Int32Array(CLASS_WORDS);
}

export function addClass(bits: ClassBits, name: WordClass): void {
  const id = classId(name);
  bits[id >> 5] = (bits[id >> 5] ?? 0) | (1 << (id & 31));
}

/** What each set becomes with one more class: entries share their sets, of which there are a few hundred for 21,000 entries. */
const widened = new Map<ClassBits, ClassBits[]>();

/** The set with a class more; the set given stays as it is. */
export function withClass(bits: ClassBits, name: WordClass): ClassBits {
  const id = classId(name);
  if (hasId(bits, id)) return bits;
  const wider = widened.get(bits) ?? [];
  const known = wider[id];
  if (known !== undefined) return known;
  const made = bits.slice();
  addClass(made, name);
  wider[id] = made;
  widened.set(bits, wider);
  return made;
}

/** The classes of either, as a set of its own. */
export function union(a: ClassBits, b: ClassBits): ClassBits {
  const both = a.slice();
  addAll(both, b);
  return both;
}

export function addAll(into: ClassBits, from: ClassBits): void {
  for (let i = 0; i < CLASS_WORDS; i++) into[i] = (into[i] ?? 0) | (from[i] ?? 0);
}

export function hasClass(bits: ClassBits, name: WordClass): boolean {
  return hasId(bits, ids.get(name) ?? -1);
}

/** The same by number, for loops over words; -1 is the class no word has. */
export function hasId(bits: ClassBits, id: number): boolean {
  return id >= 0 && ((bits[id >> 5] ?? 0) & (1 << (id & 31))) !== 0;
}

/** The number of a class some word has, or -1. */
export function idOf(name: WordClass): number {
  return ids.get(name) ?? -1;
}

/** Several classes as one set, made while modules load: what is asked of many words is asked of all the classes at once. */
export function classSet(...names: readonly WordClass[]): ClassBits {
  const set = noClasses();
  for (const name of names) addClass(set, name);
  return set;
}

export function haveCommon(a: ClassBits, b: ClassBits): boolean {
  for (let i = 0; i < CLASS_WORDS; i++) if (((a[i] as number) & (b[i] as number)) !== 0) return true;
  return false;
}

/** The numbers of the classes of a set. */
export const idsIn = (set: ClassBits): number[] =>
  Array.from({ length: CLASS_WORDS * 32 }, (_, id) => id).filter((id) => hasId(set, id));
