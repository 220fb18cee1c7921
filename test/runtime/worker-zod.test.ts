// What is left of WhatsApp's client in the worker's bundle, against what the bundle gives it of zod and what the channel calls.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { onlyWhatIsCalled } from '../../src/runtime/whatsapp-for-worker.ts';
import { z } from '../../src/runtime/worker-zod.ts';

const source = readFileSync(new URL(import.meta.resolve('@kapso/whatsapp-cloud-api')), 'utf8');
const left = onlyWhatIsCalled(source);
/** The builders of templates are in the file and in no bundle: nothing imports them. */
const client = left.slice(0, left.indexOf('var definition_exports'));

it('gives @kapso/whatsapp-cloud-api everything it still uses', () => {
  const used = new Set([...client.matchAll(/(?<![\w.$])z\.(\w+)/g)].map(([, name = '']) => name));
  expect([...used].sort()).toEqual(Object.keys(z).sort());
  expect(Object.values(z).filter((one) => one === undefined)).toEqual([]);
});

it('keeps of it what the channel calls, and little more', () => {
  for (const called of ['async sendRaw(', 'async markRead(', 'async upload(', 'const uploadSchema = z.object'])
    expect(left).toContain(called);
  expect(left).not.toContain('carouselCardSchema$1 = z');
  expect(client.length).toBeLessThan(source.length / 2);
});
