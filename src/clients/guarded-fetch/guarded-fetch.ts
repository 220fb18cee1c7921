// Fetches addresses sent by people, protected against SSRF (FACTS section 6). Every hop is checked; no cookies or
// credentials are sent; time, size, redirects and encodings are limited. It never throws and never runs what it reads.

import { type NotNow, notNow } from '../../domain/lookup.ts';
import { retryAfter } from '../retry-after.ts';
import { checkUrl } from './check-url.ts';
import type { FetchPolicy } from './fetch-policy.ts';
import type { Hop, HopResponse } from './hop.ts';
import { readCapped } from './read-capped.ts';

export type FetchedPage = {
  readonly kind: 'page';
  /** The URL after redirects. */
  readonly url: URL;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly truncated: boolean;
};

/** `none`: no page, or nothing readable (a picture, a PDF). */
export type FetchPage = (address: string, signal?: AbortSignal) => Promise<FetchedPage | { kind: 'none' } | NotNow>;

export type GuardedFetchDeps = {
  readonly hop: Hop;
  readonly policy: FetchPolicy;
  /** Creates a signal that aborts after so many milliseconds. */
  readonly deadline: (ms: number) => AbortSignal;
  /** Milliseconds for all hops together. */
  readonly totalMs?: number;
};

const TOTAL_MS = 8_000;
const MOST_REDIRECTS = 5;
const LONGEST_BODY = 2 * 1024 * 1024;
const TEXT = /^(?:text\/[\w.+-]+|application\/xhtml\+xml)$/u;

/** No cookie, credential or referrer. Some sites send their metadata only to what looks like a browser. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; Caderneta/1.0; link preview)',
  accept: 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5',
  'accept-language': 'pt-BR,pt;q=0.9,en;q=0.5',
  'accept-encoding': 'gzip, br',
};

/**
 * @param totalMs for all hops together. A page cut at the size limit still counts as a page: its head is what is read.
 */
export function guardedFetch({ hop, policy, deadline, totalMs = TOTAL_MS }: GuardedFetchDeps): FetchPage {
  return async (address, given) => {
    const total = deadline(totalMs);
    const signal = given === undefined ? total : AbortSignal.any([total, given]);
    let next = address;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      if (signal.aborted) return notNow(given?.aborted ? 'aborted' : 'timeout');
      const checked = checkUrl(next, policy);
      if (!checked.ok) return notNow('forbidden_address');
      const answer = await hop(checked.value, { headers: HEADERS, signal });
      if (answer.kind !== 'response') return given?.aborted ? notNow('aborted') : answer;
      const location = redirectOf(answer, checked.value);
      try {
        if (location === undefined) return await pageOf(answer, checked.value);
      } catch {
        return notNow(given?.aborted ? 'aborted' : signal.aborted ? 'timeout' : 'network');
      } finally {
        await answer.close();
      }
      next = location;
    }
    return notNow('too_many_redirects');
  };
}

function redirectOf({ status, headers }: HopResponse, from: URL): string | undefined {
  const location = [301, 302, 303, 307, 308].includes(status) ? headers.get('location') : null;
  // An unparsable location is returned unchanged, for check-url to reject.
  return location === null ? undefined : (URL.parse(location, from)?.href ?? location);
}

async function pageOf(answer: HopResponse, url: URL): Promise<FetchedPage | { kind: 'none' } | NotNow> {
  const { status, headers, body } = answer;
  if (status === 404 || status === 410) return { kind: 'none' };
  // A date in Retry-After would need a clock; sites that throttle previews send seconds.
  if (status === 429) return notNow('rate_limited', retryAfter(headers.get('retry-after')));
  if (status >= 500) return notNow('server_error');
  if (status < 200 || status > 299) return notNow('refused');
  const layers = (headers.get('content-encoding') ?? '')
    .split(',')
    .filter((layer) => !/^\s*(?:identity)?\s*$/iu.test(layer));
  if (layers.length > 1) return notNow('bad_answer');
  const contentType = headers.get('content-type') ?? 'text/html';
  if (!TEXT.test((contentType.split(';')[0] ?? '').trim().toLowerCase())) return { kind: 'none' };
  return { kind: 'page', url, contentType, ...(await readCapped(body, LONGEST_BODY)) };
}
