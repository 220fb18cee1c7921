// Which of the things lately told is meant, whatever kind they are of. Pure: the words' pointing and the things are all it sees.

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import { pronounOf } from '../../finance/replies/person-words.ts';
import type { Pointing } from './pointing.ts';

export type Thing<T> = {
  readonly of: T;
  /** Its name, place and person. */
  readonly called: string;
  /** Asked only where no name fits: what it is filed under. */
  readonly filed?: string;
  readonly cents?: number;
  readonly date?: LocalDate;
  /** When it was told; things told at once are in their order. */
  readonly at: number;
  /** Somebody. */
  readonly who?: string;
  /** The last that anything was done to. */
  readonly last?: boolean;
};

export type Meant<T> =
  | { readonly is: 'one'; readonly one: T }
  /** `all`: so many were said. `which`: they fit equally. */
  | { readonly is: 'all' | 'which'; readonly among: readonly T[] }
  | { readonly is: 'none' };

export const mapped = <T, U>(meant: Meant<T>, of: (one: T) => U): Meant<U> =>
  'one' in meant
    ? { is: 'one', one: of(meant.one) }
    : 'among' in meant
      ? { ...meant, among: meant.among.map(of) }
      : meant;

const stem = (word: string): string => (word.length > 3 ? word.replace(/s$/u, '') : word);

function hasWords(words: readonly string[], text: string): boolean {
  const own = folded(text).split(' ');
  return words.every((word) => own.some((one) => one.startsWith(stem(word))));
}

function named<T>(words: readonly string[], things: readonly Thing<T>[]): readonly Thing<T>[] {
  const called = things.filter((one) => hasWords(words, one.called));
  return called.length > 0 ? called : things.filter((one) => one.filed !== undefined && hasWords(words, one.filed));
}

/** Whose name says so, else whose name does not tell; of several the last one stands for the pronoun, if its name does not leave it open. */
function calledSo<T>(pronoun: Pointing['pronoun'], things: readonly Thing<T>[]): readonly Thing<T>[] {
  if (pronoun === undefined) return things;
  const by = (says?: string) => things.filter(({ who }) => who !== undefined && pronounOf(who) === says);
  const [surely, perhaps] = [by(pronoun), by()];
  const all = surely.length === 0 ? perhaps : surely;
  const last = all.filter((one) => one.last === true);
  if (last.length > 0) return last;
  return perhaps.some((one) => one.last === true) ? [...all, ...perhaps] : all;
}

/** Of one pool, in the order they were told. */
function among<T>(
  { words, cents, date, place, other, count, pronoun }: Pointing,
  things: readonly Thing<T>[],
): readonly Thing<T>[] {
  const fits = calledSo(pronoun, named(words, things))
    .filter((one) => (cents === undefined || one.cents === cents) && (date === undefined || one.date === date))
    .toSorted((a, b) => a.at - b.at);
  const others = other === undefined ? fits : fits.filter(({ last }) => last !== true);
  if (count !== undefined)
    return count === 'all' || fits.length === count ? fits : words.length > 0 ? [] : fits.slice(-count);
  if (place === undefined) return others;
  const at = place === 'middle' ? (fits.length % 2 === 1 ? (fits.length - 1) / 2 : -1) : place > 0 ? place - 1 : place;
  // One alone has no place.
  const one = fits.length > 1 ? (place === 'middle' ? fits[at] : fits.at(at)) : undefined;
  return one === undefined ? [] : [one];
}

/** @param pools the nearest first: the first in which anything fits decides */
export function resolve<T>(pointing: Pointing, pools: readonly (readonly Thing<T>[])[]): Meant<T> {
  for (const pool of pools) {
    const found = among(pointing, pool).map(({ of }) => of);
    const [one, ...more] = found;
    if (one === undefined) continue;
    if (more.length === 0) return { is: 'one', one };
    if (pointing.count === undefined) return { is: 'which', among: found };
    if (pointing.count === 'all' || pointing.count === found.length) return { is: 'all', among: found };
  }
  return { is: 'none' };
}
