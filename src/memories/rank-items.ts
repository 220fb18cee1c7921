// The index weighs words; people mean titles. What bears the very words as its title comes first, then what begins with them.

import { folded } from '../domain/fold.ts';
import type { Item } from '../domain/item.ts';

const YEAR = /\s*\((?:18|19|20|21)\d\d\)$/u;

function placeOf(title: string, said: string): number {
  const name = folded(title.replace(YEAR, ''));
  if (name === said) return 0;
  return name.startsWith(`${said} `) ? 1 : 2;
}

/** In the order given, but for titles that are what was asked for. */
export function rankItems(query: string, items: readonly Item[]): readonly Item[] {
  const said = folded(query);
  return items
    .map((item) => ({ item, place: placeOf(item.title, said) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
