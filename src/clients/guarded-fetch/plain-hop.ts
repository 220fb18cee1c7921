// The hop of runtimes without a resolver (Cloudflare Workers), over their fetch, which cannot reach private networks.

import { notNow } from '../../domain/lookup.ts';
import type { Http } from '../../ports.ts';
import type { Hop } from './hop.ts';

/** Names and values together, in bytes (FACTS section 6). */
const LONGEST_HEADERS = 64 * 1024;

/** One request without following redirects; the caller must `close` what it does not read. */
export function plainHop(fetch: Http): Hop {
  return async (url, { headers, signal }) => {
    try {
      const response = await fetch(url.href, { headers, signal, redirect: 'manual' });
      const size = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
      const close = async (): Promise<void> => response.body?.cancel().catch(() => {});
      if (size > LONGEST_HEADERS) {
        await close();
        return notNow('bad_answer');
      }
      return { kind: 'response', status: response.status, headers: response.headers, body: response.body, close };
    } catch {
      return notNow(signal.aborted ? 'timeout' : 'network');
    }
  };
}
