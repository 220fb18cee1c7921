// Addresses of text links ("Receita de bolo" as a link), which Telegram sends as entities beside the text.

import { asArray, asObject, asText } from '../json-reader.ts';

const MOST = 20;
const LONGEST = 2_000;
const ADDRESS = /^https?:\/\/\S+$/iu;

/** The text followed by the addresses of its links, each once. @param entities of the message or its caption. */
export function withHiddenLinks(text: string, entities: unknown): string {
  const urls = new Set<string>();
  for (const raw of asArray(entities)) {
    const entity = asObject(raw);
    const url = entity?.type === 'text_link' ? asText(entity.url) : undefined;
    if (url !== undefined && url.length <= LONGEST && ADDRESS.test(url) && !shows(text, url)) urls.add(url);
    if (urls.size === MOST) break;
  }
  return urls.size === 0 ? text : [text, ...urls].join(' ');
}

/** Telegram adds a final slash to an address without a path. */
const shows = (text: string, url: string): boolean => text.includes(url.replace(/\/$/u, ''));
