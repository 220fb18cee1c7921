// "Que tá na Netflix": whether a work was included in that subscription when its metadata was last fetched.

import { folded } from '../domain/fold.ts';
import type { Item } from '../domain/item.ts';
import { readItemMetadata } from './read-item-metadata.ts';

/** `provider`: the everyday name ("netflix", "prime"). */
export function isOfferedBy(item: Item, provider: string): boolean {
  const metadata = readItemMetadata(item.metadata);
  if (metadata?.kind !== 'movie' && metadata?.kind !== 'tv_show') return false;
  const said = folded(provider.replaceAll('_', ' '));
  const { stream = [], free = [] } = metadata.offers ?? {};
  return [...stream, ...free].some((name) => ` ${folded(name)} `.includes(` ${said} `));
}
