// Answers of the outside in the platform object, shared by all accounts: a price asked by one person serves the next.

import type { CachedAnswer, ClientCache } from '../clients/client-cache.ts';
import { PLATFORM_NAME } from './worker-ingress.ts';

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
