// Prices asked by one account serve the next: the cache of the outside lives in the platform object.

import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { workerClientCache } from '../../src/runtime/worker-client-cache.ts';

it('keeps an answer for everybody, and replaces it', async () => {
  const [one, other] = [workerClientCache(env), workerClientCache(env)];
  const key = `teste:${crypto.randomUUID()}`;
  expect(await one.get(key)).toBeUndefined();
  const until = Date.now() + 60_000;
  await one.put(key, { at: 1, value: { value: '5.43' } }, until);
  await other.put(key, { at: 2, value: null }, until);
  expect(await one.get(key)).toEqual({ at: 2, value: null });
});
