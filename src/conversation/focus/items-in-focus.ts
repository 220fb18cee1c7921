// The items a message may be of, the nearest first: lines on the screen, kept at once, kept lately.

import type { Item } from '../../domain/item.ts';
import { LATELY_MS } from '../lately.ts';
import type { Situation } from '../situation.ts';
import type { Pointing } from './pointing.ts';
import { type Meant, resolve, type Thing } from './resolve.ts';

const KINDS: Readonly<Record<Item['kind'], string>> = {
  movie: 'filme',
  tv_show: 'série',
  note: 'nota',
  link: 'link',
  video: 'vídeo',
};

export function itemMeant(
  said: Pointing,
  { loaded, asking }: Situation,
  fits: (one: Item) => boolean = () => true,
): Meant<Item> {
  const things = (all: readonly Item[]): readonly Thing<Item>[] =>
    all.filter(fits).map((one, at) => ({
      of: one,
      called: `${one.title} ${one.body}`,
      filed: KINDS[one.kind],
      at,
      last: one.id === loaded.lastSaved?.id,
    }));
  const since = loaded.done?.afterList === true;
  const shown = since ? [] : loaded.shown.flatMap(({ item }) => item ?? []);
  const atOnce = loaded.lastItems();
  const lately = loaded.itemsSince(asking.now - LATELY_MS).toSorted((a, b) => a.id - b.id);
  return resolve(said, [things(shown), atOnce.length > 1 ? things(atOnce) : [], things(lately)]);
}
