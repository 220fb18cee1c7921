// 2,000 damaged bodies from one seed: the parser never throws, never stalls, and what it lets through is whole.

import { expect, it } from 'vitest';
import { parseWebhook } from '../../../src/channels/whatsapp/parse-webhook.ts';
import { mutate, seededRandom } from '../../contract/mutate-json.ts';
import { cpuNow } from '../../support/cpu-now.ts';
import { fixture, fixtureNames, NOW, PHONE_NUMBER_ID } from './fixture.ts';

const COUNT = Number(process.env.FUZZ_BODIES ?? 2_000);

it(`survives ${COUNT} mutated bodies`, () => {
  const random = seededRandom(20_261_121);
  const bodies = fixtureNames().map(fixture);
  let slowest = 0;
  let messages = 0;
  for (let i = 0; i < COUNT; i++) {
    const body = mutate(bodies[i % bodies.length], random);
    const before = cpuNow();
    const parsed = parseWebhook(body, PHONE_NUMBER_ID, NOW);
    slowest = Math.max(slowest, cpuNow() - before);
    for (const message of parsed.messages) {
      messages += 1;
      expect(message.nativeId).toMatch(/^.{1,512}$/su);
      expect(message.person).toMatch(/^.{1,512}$/su);
      expect(Number.isSafeInteger(message.sentAt)).toBe(true);
      expect(JSON.stringify(message)).not.toMatch(/\\u0000|\\ud[89a-f]/);
    }
    for (const moved of parsed.moved ?? []) {
      messages += 1;
      if (moved.kind === 'group') throw new Error('WhatsApp moves no groups');
      for (const id of [...moved.from, moved.to.person, ...moved.to.aliases]) expect(id).toMatch(/^.{1,512}$/su);
      expect(moved.from.length).toBeGreaterThan(0);
      expect(moved.from).not.toContain(moved.to.person);
    }
    for (const receipt of parsed.receipts) expect(Number.isSafeInteger(receipt.at)).toBe(true);
  }
  expect(messages).toBeGreaterThan(COUNT / 4);
  expect(slowest).toBeLessThan(100);
});

it('takes hostile depth and size in its stride', () => {
  let deep: unknown = 'fim';
  for (let i = 0; i < 100_000; i++) deep = [deep];
  const wide = { object: 'whatsapp_business_account', entry: Array.from({ length: 100_000 }, () => ({ changes: [] })) };
  for (const body of [deep, { object: 'whatsapp_business_account', entry: deep }, wide]) {
    const before = cpuNow();
    expect(parseWebhook(body, PHONE_NUMBER_ID, NOW).messages).toEqual([]);
    expect(cpuNow() - before).toBeLessThan(100);
  }
});
