// The fetcher of people's links on Cloudflare Workers: the guard without a resolver, over the platform's fetch.

import { type FetchPolicy, fetchPolicy } from '../clients/guarded-fetch/fetch-policy.ts';
import { type FetchPage, guardedFetch } from '../clients/guarded-fetch/guarded-fetch.ts';
import { plainHop } from '../clients/guarded-fetch/plain-hop.ts';
import type { Http } from '../ports.ts';

/** `policy`: in place of the usual one, for tests of the guard. */
export function guardedFetchWorker(fetch: Http, allowPrivate: boolean, policy?: FetchPolicy): FetchPage {
  return guardedFetch({
    policy: policy ?? fetchPolicy(allowPrivate),
    hop: plainHop(fetch),
    deadline: (ms) => AbortSignal.timeout(ms),
  });
}
