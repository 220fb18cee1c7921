// A memory as it is read by whoever tells what it means: what it is called, what was written, what the world says of it.

import type { Item } from '../domain/item.ts';
import { itemTerms } from './item-terms.ts';
import { readItemMetadata } from './read-item-metadata.ts';

/** Some 600 tokens: beyond, a text means too much to be near anything. */
const LONGEST = 2_000;

export function embeddedText(item: Item): string {
  const metadata = readItemMetadata(item.metadata);
  const { names, topics, about } = itemTerms({ ...item, metadata });
  const parts = [item.title, item.body === item.title ? '' : item.body, about, topics, names];
  const words = parts.filter((part) => part.trim() !== '').join('\n');
  return (words === '' ? item.kind : words).slice(0, LONGEST).toWellFormed();
}
