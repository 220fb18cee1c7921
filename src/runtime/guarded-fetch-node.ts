// Fetches links sent by people, on Node: the guard over connections pinned to checked addresses.

import { type FetchPolicy, fetchPolicy } from '../clients/guarded-fetch/fetch-policy.ts';
import { type FetchPage, guardedFetch } from '../clients/guarded-fetch/guarded-fetch.ts';
import { pinnedHop, type Resolve } from './pinned-hop.ts';

export type GuardedFetchOnNode = {
  /** LINK_PREVIEW_ALLOW_PRIVATE=1: tests only. */
  readonly allowPrivate: boolean;
  /** Ports to allow instead of the usual ones, for tests of the guard. */
  readonly policy?: FetchPolicy;
  readonly resolve?: Resolve;
  readonly totalMs?: number;
};

/** @param totalMs for all hops together. See guarded-fetch for what it answers. */
export function guardedFetchNode({ allowPrivate, resolve, totalMs, ...given }: GuardedFetchOnNode): FetchPage {
  const policy = given.policy ?? fetchPolicy({ allowPrivate });
  return guardedFetch({
    policy,
    hop: pinnedHop(policy, resolve),
    deadline: (ms) => AbortSignal.timeout(ms),
    ...(totalMs === undefined ? {} : { totalMs }),
  });
}
