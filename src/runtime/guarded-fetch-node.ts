// The fetcher of people's links on Node: the guard, over connections pinned to checked addresses.

import { type FetchPolicy, fetchPolicy } from '../clients/guarded-fetch/fetch-policy.ts';
import { type FetchPage, guardedFetch } from '../clients/guarded-fetch/guarded-fetch.ts';
import { pinnedHop, type Resolve } from './pinned-hop.ts';

export type GuardedFetchOnNode = {
  /** LINK_PREVIEW_ALLOW_PRIVATE=1: tests only. */
  readonly allowPrivate: boolean;
  /** In place of the usual one: tests of the guard open their canaries' ports, and nothing else. */
  readonly policy?: FetchPolicy;
  readonly resolve?: Resolve;
  readonly totalMs?: number;
};

export function guardedFetchNode({ allowPrivate, resolve, totalMs, ...given }: GuardedFetchOnNode): FetchPage {
  const policy = given.policy ?? fetchPolicy(allowPrivate);
  return guardedFetch({
    policy,
    hop: pinnedHop(policy, resolve),
    deadline: (ms) => AbortSignal.timeout(ms),
    ...(totalMs === undefined ? {} : { totalMs }),
  });
}
