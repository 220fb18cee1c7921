// The kind of item a message names.

import type { WordClass } from '../lexicon/word-class.ts';
import type { Reading } from '../reading/reading.ts';
import type { ItemType } from '../slots/memory-slots.ts';

/** The nouns of what a person keeps, one class for each kind. */
export const ITEM_NOUNS = [
  'note_noun',
  'movie_noun',
  'tv_noun',
  'video_noun',
  'link_noun',
  'reminder_noun',
] as const satisfies readonly WordClass[];

const NOUNS: readonly [WordClass, ItemType][] = [
  ['reminder_noun', 'reminder'],
  ['note_noun', 'note'],
  ['tv_noun', 'tv_show'],
  ['movie_noun', 'movie'],
  ['watch_list', 'movie'],
  ['video_noun', 'video'],
  ['link_noun', 'link'],
];

/** Item types named in units [from, to), in the order of the text. */
export function itemTypesIn(r: Reading, from = 0, to = r.units.length): ItemType[] {
  const found: { type: ItemType; at: number }[] = [];
  for (const [name, type] of NOUNS) {
    const at = r.find(name, from, to);
    if (name === 'watch_list' && !r.norm(at).endsWith('filmes')) continue;
    if (at >= 0 && !(type === 'note' && r.norm(at) === 'nota' && r.hasAny('ask_rating'))) found.push({ type, at });
  }
  return found.sort((a, b) => a.at - b.at).map(({ type }) => type);
}

/** The first kind named in units [from, to); undefined when none is. */
export function itemTypeIn(r: Reading, from = 0, to = r.units.length): ItemType | undefined {
  return itemTypesIn(r, from, to)[0];
}
