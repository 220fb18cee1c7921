// Which saved items a name refers to, for acting on them.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { bestItems } from '../../memories/best-items.ts';
import { readItemMetadata } from '../../memories/read-item-metadata.ts';
import { searchWords } from '../../memories/search-words.ts';
import type { Reads } from '../../ports.ts';
import type { Find } from '../decision.ts';

/** "Todos" takes this many at once, and can be said again. */
const MOST_MATCHES = 1000;

/** What it is called, here and in its own language, and who made it. */
function namesOf({ title, metadata: json }: Item): string {
  const of = readItemMetadata(json);
  if (of?.kind !== 'movie' && of?.kind !== 'tv_show') return title;
  const makers = of.kind === 'movie' ? of.directors : of.creators;
  return [title, of.originalTitle ?? '', ...makers].join(' ');
}

/** A note is not something one has seen, and a film is not seen for being spoken of in the description of another. */
function mayBeMarked(item: Item, words: readonly string[]): boolean {
  if (item.kind === 'note') return false;
  const names = ` ${folded(namesOf(item))}`;
  return words.every((word) => names.includes(` ${word}`));
}

/** Best first; with no words, all that the filter lets through. */
export function itemsMeant({ query, filter, newest = MOST_MATCHES, to }: Find, read: Reads): readonly Item[] {
  const most = { ...filter, limit: newest };
  if (query === undefined) return read.items(most);
  const { items } = bestItems(query, most, read);
  if (to.verb !== 'mark') return items;
  const words = searchWords(query);
  const may = items.filter((item) => mayBeMarked(item, words));
  // The work of that very name, before an address that has it.
  const exact = may.filter(({ title }) => folded(title.replace(/ \(\d{4}\)$/u, '')) === folded(query));
  return exact.length === 1 ? exact : may;
}
