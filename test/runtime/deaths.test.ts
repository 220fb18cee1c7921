// A message is blamed for what it does, not for what happens to the process: three failures of its own set it aside, kill -9 in
// the middle of its turn does not, unless it goes on until chance is no explanation.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Inbound } from '../../src/domain/message.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { type NodeService, type Overrides, openNodeService } from '../../src/runtime/node-service.ts';

const message: Inbound = {
  channel: 'web',
  nativeId: 'm1',
  person: 'ana',
  chat: 'ana',
  group: false,
  sentAt: 0,
  forwarded: false,
  body: { kind: 'text', text: 'anota: pão na quinta' },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caderneta-deaths-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(overrides: Overrides = {}): NodeService {
  const config = readConfig({ DATABASE_PATH: join(folder, 'd.db'), LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error('config');
  const opened = openNodeService(config.value, overrides);
  if (!opened.ok) throw new Error(opened.failure.problem);
  return opened.value;
}

const statusOf = (service: NodeService): unknown =>
  service.file.database.prepare('select status, attempts from inbox').get();

/** The message as it lies on disk after the process died `deaths` times in its turn. */
async function diedWith(deaths: number): Promise<void> {
  const service = open();
  await service.ingress.accept([message], []);
  await service.quiet();
  service.file.database.exec(`delete from items; delete from outbox; delete from journal; delete from events;
    update inbox set status = 'claimed', attempts = ${deaths}, settledAt = null`);
  await service.stop();
}

/** Reopens with a hand on the timers: `waits` are what was asked for. */
function reopened() {
  const waits: number[] = [];
  const due: (() => void)[] = [];
  const service = open({
    after: (ms, work) => {
      waits.push(ms);
      due.push(work);
      return () => {};
    },
  });
  return { service, waits, pass: () => due.splice(0).forEach((work) => void work()) };
}

test('a message that fails three times by itself is set aside', async () => {
  const service = open({ prepare: () => Promise.reject(new Error('poison')) });
  await service.ingress.accept([message], []);
  await service.quiet();
  expect(statusOf(service)).toEqual({ status: 'quarantined', attempts: 4 });
  await service.stop();
});

test('two deaths cost no wait', async () => {
  await diedWith(2);
  const { service, waits } = reopened();
  await service.quiet();
  expect(statusOf(service)).toEqual({ status: 'done', attempts: 3 });
  expect(waits).toEqual([]);
  await service.stop();
});

test('more deaths make its lane wait, longer each time, and then it is answered', async () => {
  await diedWith(5);
  const { service, waits, pass } = reopened();
  await service.quiet();
  expect(statusOf(service)).toEqual({ status: 'claimed', attempts: 5 });
  expect(waits).toEqual([4000]);
  pass();
  await service.quiet();
  expect(statusOf(service)).toEqual({ status: 'done', attempts: 6 });
  await service.stop();
});

test('eight deaths are enough', async () => {
  await diedWith(8);
  const { service, pass } = reopened();
  pass();
  await service.quiet();
  pass();
  await service.quiet();
  expect(statusOf(service)).toEqual({ status: 'quarantined', attempts: 9 });
  await service.stop();
});
