// What clients are given in tests: a clock that moves when told, a cache that can be looked into, and Node's own fetch.

import type { CachedAnswer, ClientCache } from '../../src/clients/client-cache.ts';
import type { Clock, Http } from '../../src/ports.ts';

export type ClientWorld = {
  readonly clock: Clock;
  readonly cache: ClientCache;
  readonly fetch: Http;
  readonly kept: Map<string, CachedAnswer>;
  pass(ms: number): void;
};

export function clientWorld(): ClientWorld {
  let now = Date.parse('2026-11-21T15:00:00-03:00');
  const kept = new Map<string, CachedAnswer>();
  return {
    kept,
    clock: { now: () => now },
    // As JSON, since that is how a table would keep it.
    cache: {
      get: async (key) => kept.get(key),
      put: async (key, answer) => void kept.set(key, JSON.parse(JSON.stringify(answer))),
    },
    fetch: (url, init) => fetch(url, init),
    pass: (ms) => {
      now += ms;
    },
  };
}
