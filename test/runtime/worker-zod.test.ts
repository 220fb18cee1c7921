// The library's own use of zod against what the worker's bundle gives it.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from '../../src/runtime/worker-zod.ts';

it('gives @kapso/whatsapp-cloud-api everything it uses', () => {
  const source = readFileSync(new URL(import.meta.resolve('@kapso/whatsapp-cloud-api')), 'utf8');
  const used = new Set([...source.matchAll(/(?<![\w.$])z\.(\w+)/g)].map(([, name = '']) => name));
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !(name in z))).toEqual([]);
  expect(Object.values(z).filter((one) => one === undefined)).toEqual([]);
});
