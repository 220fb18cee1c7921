// The text of an item that is embedded: its title, body and metadata.

import type { Item } from '../domain/item.ts';
import { itemTerms } from './item-terms.ts';
import { readItemMetadata } from './read-item-metadata.ts';

/** In characters, about 600 tokens: longer texts have too many topics for one vector. */
const LONGEST = 2_000;

/** Well-formed and of limited length; never empty, since providers refuse empty texts. */
export function embeddedText(item: Item): string {
  const metadata = readItemMetadata(item.metadata);
  const { names, topics, about } = itemTerms({ ...item, metadata });
  const parts = [item.title, item.body === item.title ? '' : item.body, about, topics, names];
  const words = parts.filter((part) => part.trim() !== '').join('\n');
  return (words === '' ? item.kind : words).slice(0, LONGEST).toWellFormed();
}
