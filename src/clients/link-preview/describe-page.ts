// Builds the metadata of a link from what its page declares. Each field has an order of preference (tags made for
// previews first); texts are made inert, and addresses absolute and http(s).

import { inertText } from '../../domain/inert-text.ts';
import type { LinkMetadata } from '../../domain/metadata/link-metadata.ts';
import { readJsonLd } from './json-ld.ts';
import type { PageHead } from './read-head.ts';

const LONGEST_TITLE = 200;
const LONGEST_DESCRIPTION = 500;
const LONGEST_NAME = 100;
const LONGEST_ADDRESS = 2_048;

/** Undefined when the page declares nothing. */
export function describePage(head: PageHead, url: URL): LinkMetadata | undefined {
  const data = readJsonLd(head.jsonLd);
  const meta = (...names: readonly string[]) => names.map((name) => head.metas.get(name));
  const base = (head.base === undefined ? null : URL.parse(head.base, url)) ?? url;

  const description = firstText(
    LONGEST_DESCRIPTION,
    ...meta('og:description', 'twitter:description'),
    data?.description,
    ...meta('description', 'dc.description'),
  );
  const title =
    firstText(
      LONGEST_TITLE,
      ...meta('og:title', 'twitter:title'),
      data?.title,
      head.title,
      ...meta('title', 'dc.title'),
    ) ?? (description === null ? null : inertText(description, LONGEST_TITLE));
  if (title === null) return undefined;
  return {
    kind: 'link',
    url: url.href,
    canonicalUrl: ownAddress(head.links.get('canonical') ?? head.metas.get('og:url'), base, url),
    title,
    description,
    imageUrl: firstAddress(
      base,
      ...meta('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
      data?.image,
      head.links.get('image_src'),
      ...meta('image', 'thumbnailurl'),
    ),
    site: firstText(LONGEST_NAME, ...meta('og:site_name', 'application-name')) ?? url.hostname.replace(/^www\./u, ''),
    author: firstText(
      LONGEST_NAME,
      data?.author,
      ...meta('author').map(unlessAddress),
      ...meta('article:author').map(unlessAddress),
    ),
    publishedOn: dayOf(data?.published ?? head.metas.get('article:published_time')),
  };
}

function firstText(longest: number, ...candidates: readonly (string | undefined)[]): string | null {
  for (const candidate of candidates) {
    const text = inertText(candidate ?? '', longest);
    // Placeholders of generators without a value.
    if (text !== '' && !/^(?:undefined|null|\[object Object\]|NaN)$/u.test(text)) return text;
  }
  return null;
}

/** article:author is often the address of a profile. */
const unlessAddress = (text: string | undefined) =>
  text !== undefined && /^https?:/iu.test(text.trim()) ? undefined : text;

function firstAddress(base: URL, ...candidates: readonly (string | undefined)[]): string | null {
  for (const candidate of candidates) {
    const url = candidate === undefined ? null : URL.parse(candidate.trim(), base);
    const plain = url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '';
    if (plain && url.href.length <= LONGEST_ADDRESS) return url.href;
  }
  return null;
}

/** The canonical address only within the same site, since it is used as a duplicate key. */
function ownAddress(given: string | undefined, base: URL, url: URL): string | null {
  const own = firstAddress(base, given);
  const siteOf = (address: URL) => address.hostname.replace(/^(?:www|m|mobile|amp)\./u, '');
  return own !== null && siteOf(new URL(own)) === siteOf(url) ? own : null;
}

const dayOf = (date: string | undefined): string | null =>
  /^(?:19|20)\d\d-[01]\d-[0-3]\d(?=T|\s|$)/u.exec(date ?? '')?.[0] ?? null;
