// Addresses behind words ("Receita de bolo" as a link): Telegram keeps them beside the text, where they would be lost.

import { asArray, asObject, asText } from '../json-reader.ts';

const MOST = 20;
const LONGEST = 2_000;
const ADDRESS = /^https?:\/\/\S+$/iu;

/** The text with the addresses of its links behind it, each once. `entities`: the message's, or its caption's. */
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

/** Telegram adds the final slash of a bare host. */
const shows = (text: string, url: string): boolean => text.includes(url.replace(/\/$/u, ''));
