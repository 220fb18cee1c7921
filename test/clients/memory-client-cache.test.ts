// The cache of one process: keeps what it is given, and forgets the oldest when full.

import { expect, it } from 'vitest';
import { memoryClientCache } from '../../src/clients/memory-client-cache.ts';

it('keeps, replaces and forgets the least used', async () => {
  const cache = memoryClientCache(2);
  await cache.put('a', { at: 1, value: 'um' }, 10);
  await cache.put('b', { at: 1, value: null }, 10);
  expect(await cache.get('a')).toEqual({ at: 1, value: 'um' });
  await cache.put('c', { at: 2, value: 'três' }, 10);
  expect(await cache.get('b')).toBeUndefined();
  expect(await cache.get('a')).toEqual({ at: 1, value: 'um' });
});
