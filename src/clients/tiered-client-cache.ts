// Two-level cache: memory in front of a slower cache.

import type { ClientCache } from './client-cache.ts';
import { memoryClientCache } from './memory-client-cache.ts';

/** Reads `above` first and fills it from `below`; writes go to both. */
export function tieredClientCache(below: ClientCache, above: ClientCache = memoryClientCache()): ClientCache {
  return {
    async get(key) {
      const near = await above.get(key);
      if (near !== undefined) return near;
      const kept = await below.get(key);
      if (kept !== undefined) await above.put(key, kept, Number.MAX_SAFE_INTEGER);
      return kept;
    },
    async put(key, answer, until) {
      await above.put(key, answer, until);
      await below.put(key, answer, until);
    },
  };
}
