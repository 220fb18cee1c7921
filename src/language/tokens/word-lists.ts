// Word-list membership as bits of a word: each list is consulted once, when a word is first seen.

import type { Token } from './token.ts';
import type { Word } from './word.ts';

type List = { readonly has: (word: string) => boolean };

/** Value of data not computed yet. */
export const NOT_ASKED = -2;
const MOST_LISTS = 30;
const lists: List[] = [];

/** Assigns a bit to a list, at module load. */
export function wordList(list: List): number {
  if (lists.length >= MOST_LISTS) throw new Error('too many lists of words for the bits of a number');
  lists.push(list);
  return 1 << (lists.length - 1);
}

function listsOf(word: Word): number {
  word.listsAsked = lists.length;
  word.lists = 0;
  for (let i = 0; i < lists.length; i++) if (lists[i]?.has(word.norm)) word.lists |= 1 << i;
  return word.lists;
}

/** Whether the token's word is in any of the lists of these bits. A list registered later invalidates the cached bits. */
export const isListed = (token: Token | undefined, bits: number): boolean =>
  token !== undefined &&
  ((token.word.listsAsked === lists.length ? token.word.lists : listsOf(token.word)) & bits) !== 0;
