// The cache of external API answers, in a table shared by all accounts.

import type { ClientCache } from '../clients/client-cache.ts';
import { keepClientAnswer, keptClientAnswer } from '../store/client-answers.ts';
import type { Sql } from '../store/sql.ts';

/** @returns a cache that outlives the process; `put` is committed when it resolves. */
export function storedClientCache(sql: Sql): ClientCache {
  return {
    get: async (key) => keptClientAnswer(sql, key),
    put: async (key, answer, until) => sql.atomically(() => keepClientAnswer(sql, key, answer, until)),
  };
}
