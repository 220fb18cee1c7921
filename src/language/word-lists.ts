// Lists that readers look for at every word of every message, as bits of the word: one look-up in each when a word is first met,
// and none after that.

import type { Token } from './token.ts';
import type { Word } from './word.ts';

type List = { readonly has: (word: string) => boolean };

/** In place of what was not yet asked of a word. */
export const NOT_ASKED = -2;
const MOST_LISTS = 30;
const lists: List[] = [];
let asked = false;

/** The bit of a list. Lists are all given while modules load, before any word is asked about. */
export function wordList(list: List): number {
  if (asked || lists.length >= MOST_LISTS) throw new Error('a list of words came too late, or is one too many');
  lists.push(list);
  return 1 << (lists.length - 1);
}

function listsOf(word: Word): number {
  asked = true;
  word.lists = 0;
  for (let i = 0; i < lists.length; i++) if (lists[i]?.has(word.norm)) word.lists |= 1 << i;
  return word.lists;
}

/** Whether the token's word stands in any of the lists of these bits. */
export const isListed = (token: Token | undefined, bits: number): boolean =>
  token !== undefined && ((token.word.lists === NOT_ASKED ? listsOf(token.word) : token.word.lists) & bits) !== 0;
