// Cache in the memory of one process, lost at a restart. Limited by number of entries, not by time: cached-lookup
// judges age by the injected clock.

import { recentlyUsed } from '../domain/recently-used.ts';
import type { CachedAnswer, ClientCache } from './client-cache.ts';

/** Details of a film are about 2 KB of JSON: 4,000 of them are 8 MB. */
const MOST_ENTRIES = 4_000;

/** @param entries most answers held; the least used leave first. */
export function memoryClientCache(entries = MOST_ENTRIES): ClientCache {
  const kept = recentlyUsed<CachedAnswer>(entries);
  return {
    get: async (key) => kept.get(key),
    put: async (key, answer) => void kept.set(key, answer),
  };
}
