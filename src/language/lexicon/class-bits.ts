// Word classes as bit sets, so that class tests, made hundreds of times per message, are one AND.

import type { WordClass } from './word-class.ts';

/** Number of 32-bit words per class set; checked against the number of classes when the lexicon is built. */
export const CLASS_WORDS = 12;

export type ClassBits = Int32Array;

const ids = new Map<WordClass, number>();

/** Number of a class, assigned in order of first use. */
function classId(name: WordClass): number {
  let id = ids.get(name);
  if (id === undefined) {
    id = ids.size;
    if (id >= CLASS_WORDS * 32) throw new Error(`too many word classes: raise CLASS_WORDS (${name})`);
    ids.set(name, id);
  }
  return id;
}

/** A fresh set, to be filled by its owner. */
export function noClasses(): ClassBits {
  return new Int32Array(CLASS_WORDS);
}

/** Changes `bits`. */
export function addClass(bits: ClassBits, name: WordClass): void {
  const id = classId(name);
  bits[id >> 5] = (bits[id >> 5] ?? 0) | (1 << (id & 31));
}

/** Memo of each set extended by one class: 21,000 entries share a few hundred sets. */
const widened = new Map<ClassBits, ClassBits[]>();

/** The set with one more class; the argument is unchanged. */
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

/** The set with one class less; the argument is unchanged. */
export function withoutClass(bits: ClassBits, name: WordClass): ClassBits {
  const fewer = bits.slice();
  const id = classId(name);
  fewer[id >> 5] = (fewer[id >> 5] ?? 0) & ~(1 << (id & 31));
  return fewer;
}

/** Union of both sets. */
export function union(a: ClassBits, b: ClassBits): ClassBits {
  const both = a.slice();
  addAll(both, b);
  return both;
}

/** Changes `into`. */
export function addAll(into: ClassBits, from: ClassBits): void {
  for (let i = 0; i < CLASS_WORDS; i++) into[i] = (into[i] ?? 0) | (from[i] ?? 0);
}

/** False for a class no word has. */
export function hasClass(bits: ClassBits, name: WordClass): boolean {
  return hasId(bits, ids.get(name) ?? -1);
}

/** Test by class number, for loops; -1 never matches. */
export function hasId(bits: ClassBits, id: number): boolean {
  return id >= 0 && ((bits[id >> 5] ?? 0) & (1 << (id & 31))) !== 0;
}

/** The number of a class some word has, or -1. */
export function idOf(name: WordClass): number {
  return ids.get(name) ?? -1;
}

/** Several classes as one set, built at module load. */
export function classSet(...names: readonly WordClass[]): ClassBits {
  const set = noClasses();
  for (const name of names) addClass(set, name);
  return set;
}

/** Whether any class is in both. */
export function haveCommon(a: ClassBits, b: ClassBits): boolean {
  for (let i = 0; i < CLASS_WORDS; i++) if (((a[i] as number) & (b[i] as number)) !== 0) return true;
  return false;
}

/** Class numbers in a set. */
export const idsIn = (set: ClassBits): number[] =>
  Array.from({ length: CLASS_WORDS * 32 }, (_, id) => id).filter((id) => hasId(set, id));
