// Which saved items a name refers to, for acting on them.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { bestItems } from '../../memories/best-items.ts';
import { readItemMetadata } from '../../memories/read-item-metadata.ts';
import { searchWords } from '../../memories/search-words.ts';
import type { Reads } from '../../ports.ts';
import type { Find } from '../decision.ts';

/** At most this many at once for "todos"; it can be repeated. */
const MOST_MATCHES = 1000;

/** Its title, original title and author. */
function namesOf({ title, metadata: json }: Item): string {
  const of = readItemMetadata(json);
  if (of?.kind !== 'movie' && of?.kind !== 'tv_show') return title;
  const makers = of.kind === 'movie' ? of.directors : of.creators;
  return [title, of.originalTitle ?? '', ...makers].join(' ');
}

/** For "já vi": no notes, and matched by their own names, not by descriptions. */
function mayBeMarked(item: Item, words: readonly string[]): boolean {
  if (item.kind === 'note') return false;
  const names = ` ${folded(namesOf(item))}`;
  return words.every((word) => names.includes(` ${word}`));
}

/** Best match first; without words, everything the filter selects. A link may be one to a video. */
export function itemsMeant(find: Find, read: Reads): readonly Item[] {
  const items = matching(find, read);
  const mayBeVideo = items.length === 0 && find.query !== undefined && find.filter?.kind === 'link';
  return mayBeVideo ? matching({ ...find, filter: { ...find.filter, kind: 'video' } }, read) : items;
}

function matching({ query, filter, newest = MOST_MATCHES, to }: Find, read: Reads): readonly Item[] {
  const most = { ...filter, limit: newest };
  if (query === undefined) return read.items(most);
  const { items } = bestItems(query, most, read);
  if (to.verb !== 'mark') return items;
  const words = searchWords(query);
  const may = items.filter((item) => mayBeMarked(item, words));
  // A work of exactly that title comes before a link that contains it.
  const exact = may.filter(({ title }) => folded(title.replace(/ \(\d{4}\)$/u, '')) === folded(query));
  return exact.length === 1 ? exact : may;
}
