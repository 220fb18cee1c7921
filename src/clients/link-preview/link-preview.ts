// Metadata of a link: fetches, decodes, reads and describes the page. The link itself is already saved when this runs.

import { type Answer, type Lookup, notNow } from '../../domain/lookup.ts';
import { type LinkMetadata, linkMetadata } from '../../domain/metadata/link-metadata.ts';
import { webAddress } from '../../domain/web-address.ts';
import type { Clock } from '../../ports.ts';
import { cachedLookup, PAGES } from '../cached-lookup.ts';
import type { ClientCache } from '../client-cache.ts';
import type { FetchPage } from '../guarded-fetch/guarded-fetch.ts';
import { decodePage } from './decode-page.ts';
import { describePage } from './describe-page.ts';
import { readHead } from './read-head.ts';

export type LinkPreviewDeps = { readonly fetchPage: FetchPage; readonly clock: Clock; readonly cache: ClientCache };

/** `none`: no page, or one that declares nothing about itself. */
export type LinkPreview = (address: string, signal?: AbortSignal) => Promise<Lookup<LinkMetadata>>;

/** Cached by address. 'none': a page was read and says nothing of itself. */
export function linkPreview({ fetchPage, clock, cache }: LinkPreviewDeps): LinkPreview {
  async function ask(address: string, signal?: AbortSignal): Promise<Answer<LinkMetadata>> {
    const page = await fetchPage(address, signal);
    if (page.kind !== 'page') return page;
    const value = describePage(readHead(decodePage(page.bytes, page.contentType)), page.url);
    return value === undefined ? { kind: 'none' } : { kind: 'found', value };
  }

  return (address, signal) => {
    const url = webAddress(address);
    if (url === undefined) return Promise.resolve(notNow('forbidden_address'));
    const key = `page1:${url.href}`;
    return cachedLookup({ cache, clock, key, freshness: PAGES, schema: linkMetadata }, () => ask(url.href, signal));
  };
}
