// How every JSON service can fail, and what its client says then: run against each client over its fake.

import { expect, it, vi } from 'vitest';
import type { Lookup } from '../../src/domain/lookup.ts';
import type { WebFault } from '../fakes/web-fault.ts';
import type { ClientWorld } from './world.ts';

export type FailingService = {
  readonly world: ClientWorld;
  readonly requests: readonly string[];
  failNext(fault: WebFault): void;
  /** A question whose answer is not kept yet. */
  ask(signal?: AbortSignal): Promise<Lookup<unknown>>;
};

const FAILURES: readonly (readonly [name: string, fault: WebFault, wanted: object])[] = [
  ['401', { kind: 'status', status: 401 }, { reason: 'refused' }],
  ['403', { kind: 'status', status: 403 }, { reason: 'refused' }],
  ['500', { kind: 'status', status: 500 }, { reason: 'server_error' }],
  ['503 in HTML', { kind: 'status', status: 503, body: '<html>' }, { reason: 'server_error' }],
  ['a redirect, not followed', { kind: 'status', status: 302 }, { reason: 'bad_answer' }],
  ['garbage', { kind: 'garbage' }, { reason: 'bad_answer' }],
  ['JSON of another shape', { kind: 'odd', body: { ok: true } }, { reason: 'bad_answer' }],
  ['JSON null', { kind: 'odd', body: null }, { reason: 'bad_answer' }],
  ['a huge body', { kind: 'huge', bytes: 3 * 1024 * 1024 }, { reason: 'bad_answer' }],
  ['silence', { kind: 'hang' }, { reason: 'timeout' }],
  ['headers and no body', { kind: 'stall' }, { reason: 'timeout' }],
  ['a cut before the answer', { kind: 'drop' }, { reason: 'network' }],
  ['a cut in the answer', { kind: 'cut' }, { reason: 'network' }],
];

/** `open`: a fresh service whose client gives up after a few hundred milliseconds. */
export function survivesFailures(open: () => FailingService): void {
  for (const [name, fault, wanted] of FAILURES) {
    it(`says what happened on ${name}, keeps nothing of it, and asks again`, async () => {
      const service = open();
      service.failNext(fault);
      expect(await service.ask()).toEqual({ kind: 'unavailable', ...wanted });
      expect(service.world.kept.size).toBe(0);
      const before = service.requests.length;
      expect((await service.ask()).kind).toBe('found');
      expect(service.requests.length).toBe(before + 1);
    });
  }

  it('waits as long as a 429 asks, without calling', async () => {
    const service = open();
    service.failNext({ kind: 'status', status: 429, retryAfter: '30' });
    expect(await service.ask()).toEqual({ kind: 'unavailable', reason: 'rate_limited', retryAfterMs: 30_000 });
    service.world.pass(29_000);
    const before = service.requests.length;
    expect(await service.ask()).toEqual({ kind: 'unavailable', reason: 'rate_limited', retryAfterMs: 1_000 });
    expect(service.requests.length).toBe(before);
    service.world.pass(1_000);
    expect((await service.ask()).kind).toBe('found');
  });

  it('reads a 429 with a date, and rests a little on one without', async () => {
    const service = open();
    const date = new Date(service.world.clock.now() + 5_000).toUTCString();
    service.failNext({ kind: 'status', status: 429, retryAfter: date });
    expect(await service.ask()).toMatchObject({ reason: 'rate_limited', retryAfterMs: 5_000 });
    service.world.pass(5_000);
    service.failNext({ kind: 'status', status: 429 });
    expect(await service.ask()).toMatchObject({ reason: 'rate_limited', retryAfterMs: 10_000 });
  });

  it('stops when the caller does', async () => {
    const service = open();
    service.failNext({ kind: 'hang' });
    const leaving = new AbortController();
    const before = service.requests.length;
    const answer = service.ask(leaving.signal);
    await vi.waitFor(() => expect(service.requests.length).toBe(before + 1));
    leaving.abort();
    expect(await answer).toEqual({ kind: 'unavailable', reason: 'aborted' });
  });

  it('offers what it knew, labelled as old, when the service is silent a month later and no more after two', async () => {
    const service = open();
    const first = await service.ask();
    service.world.pass(20 * 24 * 3600_000);
    service.failNext({ kind: 'status', status: 500 });
    expect(await service.ask()).toEqual({ ...first, stale: true });
    service.world.pass(20 * 24 * 3600_000);
    service.failNext({ kind: 'status', status: 500 });
    expect(await service.ask()).toEqual({ kind: 'unavailable', reason: 'server_error' });
  });

  it('asks once while the answer is new, and again when it is not', async () => {
    const service = open();
    await service.ask();
    const before = service.requests.length;
    service.world.pass(5 * 3600_000);
    expect(await service.ask()).toMatchObject({ kind: 'found', stale: false });
    expect(service.requests.length).toBe(before);
    service.world.pass(20 * 3600_000);
    await service.ask();
    expect(service.requests.length).toBe(before + 1);
  });
}
