// The whole product in this process, on a real file, against real HTTP fakes, with a clock that only moves when told and a
// network that can be told how the next send ends: for attacks that are about time and answers, not about dying.

import { movableClock } from '../../../src/http/web/movable-clock.ts';
import type { Http } from '../../../src/ports.ts';
import { readConfig } from '../../../src/runtime/config.ts';
import { type NodeService, type Overrides, openNodeService } from '../../../src/runtime/node-service.ts';
import type { Letter, Posting } from './letter.ts';
import { postingOf } from './letter.ts';
import type { World } from './world.ts';

export type Lab = {
  readonly service: () => NodeService;
  /** Epoch ms of the product's clock. */
  now(): number;
  /** Moves the clock and lets what fell due run. */
  advance(ms: number): Promise<void>;
  request(posting: Posting): Promise<Response>;
  /** Delivers a letter; waits until nothing runs. */
  tell(letter: Letter): Promise<number>;
  /** Closes and opens again, as a restart would. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

export async function openLab(path: string, world: World, fetch: Http, overrides: Overrides = {}): Promise<Lab> {
  const config = readConfig({ ...world.env(path), LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error(JSON.stringify(config.failure));
  const start = 1_795_273_200_000;
  let at = start;
  const clock = movableClock({ now: () => at });
  const open = (): NodeService => {
    const opened = openNodeService(config.value, { clock, fetch, after: () => () => {}, ...overrides });
    if (!opened.ok) throw new Error(opened.failure.problem);
    return opened.value;
  };
  let service = open();
  const request = async ({ path: route, body, headers }: Posting): Promise<Response> =>
    service.app.request(route, { method: 'POST', body, headers });
  return {
    service: () => service,
    now: () => at,
    request,
    async advance(ms) {
      at += ms;
      service.wakeDue();
      await service.quiet();
    },
    async tell(letter) {
      const { status } = await request(postingOf(letter));
      if (status === 200) letter.acked = true;
      await service.quiet();
      return status;
    },
    async restart() {
      await service.stop();
      service = open();
      await service.quiet();
    },
    close: () => service.stop(),
  };
}
