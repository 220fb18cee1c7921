// The object around the lane: what it owes is remembered by its alarm, over failures and evictions.

import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, it } from 'vitest';
import type { SendResult } from '../../src/domain/message.ts';
import { plain } from '../../src/domain/text.ts';
import type { Channel } from '../../src/ports.ts';
import { type AccountName, accountName } from '../../src/runtime/account-name.ts';
import { message } from '../contract/people.ts';
import { stagings } from './staged-objects.ts';

const clock = { time: Date.UTC(2026, 10, 21, 15), now: () => clock.time };
const DAY_MS = 86_400_000;
const sent: string[] = [];
let results: SendResult[] = [];
let preparing: () => Promise<void> = async () => {};

const channel: Channel = {
  name: 'telegram',
  verify: () => true,
  parse: () => ({ messages: [], receipts: [], rejected: [] }),
  render: (reply) => [{ plain: plain(reply.text), wire: {} }],
  async send({ plain: text }) {
    const result = results.shift() ?? { kind: 'sent', nativeId: `n-${sent.length}` };
    sent.push(`${result.kind}: ${text}`);
    return result;
  },
  download: async () => ({ kind: 'failed' }),
  acknowledge: async () => {},
  typing: async () => {},
};

function open(): { name: AccountName; stub: DurableObjectStub<import('./main.ts').StagedObject> } {
  const name = accountName('telegram', crypto.randomUUID());
  const channels = new Map([['telegram', channel]] as const);
  stagings.set(name, { channels, clock, prepare: (decision) => preparing().then(() => decision) });
  return { name, stub: env.STAGED.getByName(name) };
}

afterEach(() => {
  sent.length = 0;
  results = [];
  preparing = async () => {};
});

type Stub = ReturnType<typeof open>['stub'];
const rows = (stub: Stub) =>
  runInDurableObject(stub, (_, { storage }) => storage.sql.exec('select status, attempts from outbox').toArray());
const alarmOf = (stub: Stub) => runInDurableObject(stub, (_, { storage }) => storage.getAlarm());

it('sets its alarm for the instant a wait is over, not before', async () => {
  const { name, stub } = open();
  results = [{ kind: 'unsent', reason: '429', afterMs: 60_000 }];
  await stub.accept(name, [message('ana', 'anota: leite')], []);
  await expect.poll(() => rows(stub)).toEqual([{ status: 'queued', attempts: 1 }]);
  await expect.poll(() => alarmOf(stub)).toBeGreaterThan(Date.now() + 55_000);
  clock.time += 59_000;
  await runDurableObjectAlarm(stub);
  expect(await rows(stub)).toEqual([{ status: 'queued', attempts: 1 }]);
  clock.time += 1_000;
  await runDurableObjectAlarm(stub);
  expect(await rows(stub)).toEqual([{ status: 'sent', attempts: 2 }]);
  expect(await alarmOf(stub)).toBeGreaterThan(Date.now() + 29 * DAY_MS);
});

it('takes up after an eviction what was stored and never looked at', async () => {
  const { name, stub } = open();
  await stub.accept(name, [message('ana', 'anota: leite')], []);
  await expect.poll(() => sent.length).toBe(1);
  await runInDurableObject(stub, async (_, { storage }) => {
    storage.sql.exec("update inbox set status = 'received'");
    storage.sql.exec('delete from outbox');
    await storage.deleteAlarm();
  });
  await evictDurableObject(stub);
  await expect.poll(async () => (await rows(stub)).length).toBe(1);
  await expect.poll(() => sent.length).toBe(2);
});

it('does not send again what was being sent when it was evicted', async () => {
  const { name, stub } = open();
  await stub.accept(name, [message('ana', 'anota: leite')], []);
  await expect.poll(() => rows(stub)).toEqual([{ status: 'sent', attempts: 1 }]);
  await runInDurableObject(stub, (_, { storage }) => void storage.sql.exec("update outbox set status = 'sending'"));
  await evictDurableObject(stub);
  await stub.accept(name, [message('ana', 'anota: pão')], []);
  await expect
    .poll(() => rows(stub))
    .toEqual([
      { status: 'unknown', attempts: 1 },
      { status: 'sent', attempts: 1 },
    ]);
  expect(sent).toHaveLength(2);
});

it('survives a store that fails: the alarm never throws, and tries again later', async () => {
  const { name, stub } = open();
  await stub.accept(name, [message('ana', 'anota: leite')], []);
  await expect.poll(() => sent.length).toBe(1);
  await runInDurableObject(stub, async (object, { storage }) => {
    storage.sql.exec("update inbox set status = 'received'");
    storage.sql.exec('alter table conversations rename to gone');
    await object.alarm();
    expect(await storage.getAlarm()).toBeGreaterThan(Date.now());
    storage.sql.exec('alter table gone rename to conversations');
  });
  expect(sent).toHaveLength(1);
  await expect.poll(() => alarmOf(stub), { timeout: 5000 }).toBeGreaterThan(Date.now() + DAY_MS);
});

it('wakes up to empty the trash after thirty days, though nobody writes', async () => {
  const { name, stub } = open();
  await stub.accept(name, [message('ana', 'anota: leite'), message('ana', 'apaga a nota do leite')], []);
  const items = () => runInDurableObject(stub, (_, { storage }) => storage.sql.exec('select id from items').toArray());
  await expect.poll(() => alarmOf(stub)).toBeGreaterThan(Date.now() + 29 * DAY_MS);
  expect(await items()).toHaveLength(1);
  clock.time += 31 * DAY_MS;
  await runDurableObjectAlarm(stub);
  expect(await items()).toEqual([]);
  // What tools did is forgotten after half a year; then nothing is left to wake up for.
  expect(await alarmOf(stub)).toBeGreaterThan(Date.now() + 140 * DAY_MS);
  clock.time += 181 * DAY_MS;
  await runDurableObjectAlarm(stub);
  expect(await alarmOf(stub)).toBeNull();
});

it('sets its alarm for a reminder and rings once, though it was evicted meanwhile', async () => {
  const { name, stub } = open();
  await stub.accept(name, [message('ana', 'me lembra amanhã às 9h de pagar a luz')], []);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toContain('pagar a luz');
  await expect.poll(() => alarmOf(stub)).toBeLessThan(Date.now() + 2 * DAY_MS);
  await evictDurableObject(stub);
  await runDurableObjectAlarm(stub);
  expect(sent).toHaveLength(1);
  clock.time += 2 * DAY_MS;
  await runDurableObjectAlarm(stub);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toContain('Chegou atrasado');
  await evictDurableObject(stub);
  await runDurableObjectAlarm(stub);
  expect(sent).toHaveLength(2);
});
