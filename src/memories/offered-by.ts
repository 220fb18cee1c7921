// "Que tá na Netflix": whether a kept work was, when last asked about, to be watched there without paying for it alone.

import { folded } from '../domain/fold.ts';
import type { Item } from '../domain/item.ts';
import { readItemMetadata } from './read-item-metadata.ts';

/** `provider`: as people call it ("netflix", "prime"). */
export function isOfferedBy(item: Item, provider: string): boolean {
  const metadata = readItemMetadata(item.metadata);
  if (metadata?.kind !== 'movie' && metadata?.kind !== 'tv_show') return false;
  const said = folded(provider.replaceAll('_', ' '));
  const { stream = [], free = [] } = metadata.offers ?? {};
  return [...stream, ...free].some((name) => ` ${folded(name)} `.includes(` ${said} `));
}
