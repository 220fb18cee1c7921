// External API answers cached in the platform object and shared by all accounts.

import type { CachedAnswer, ClientCache } from '../clients/client-cache.ts';
import { PLATFORM_NAME } from './worker-ingress.ts';

/** One call to the platform object each way; the values travel as JSON. */
export function workerClientCache({ PLATFORM }: Pick<Cloudflare.Env, 'PLATFORM'>): ClientCache {
  const platform = () => PLATFORM.getByName(PLATFORM_NAME);
  return {
    async get(key) {
      const kept = await platform().clientAnswer(key);
      return kept === undefined ? undefined : (JSON.parse(kept) as CachedAnswer);
    },
    put: (key, answer, until) => platform().keepClientAnswer(key, JSON.stringify(answer), until),
  };
}
