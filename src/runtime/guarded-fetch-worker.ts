// Fetches links sent by people, on Cloudflare Workers: the guard without a resolver, over the platform's fetch.

import { type FetchPolicy, fetchPolicy } from '../clients/guarded-fetch/fetch-policy.ts';
import { type FetchPage, guardedFetch } from '../clients/guarded-fetch/guarded-fetch.ts';
import { plainHop } from '../clients/guarded-fetch/plain-hop.ts';
import type { Http } from '../ports.ts';

export type GuardedFetchOnWorkers = {
  readonly fetch: Http;
  /** LINK_PREVIEW_ALLOW_PRIVATE=1: tests only. */
  readonly allowPrivate: boolean;
  /** Replaces the platform's fetch in tests of the guard. */
  readonly policy?: FetchPolicy;
  readonly totalMs?: number;
};

/** @param totalMs for all hops together. See guarded-fetch for what it answers. */
export function guardedFetchWorker({ fetch, allowPrivate, policy, totalMs }: GuardedFetchOnWorkers): FetchPage {
  return guardedFetch({
    policy: policy ?? fetchPolicy({ allowPrivate }),
    hop: plainHop(fetch),
    deadline: (ms) => AbortSignal.timeout(ms),
    ...(totalMs === undefined ? {} : { totalMs }),
  });
}
