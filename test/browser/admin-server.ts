// The whole product with an admin, on a loopback port, over a database in memory.

import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { prepareWith } from '../../src/conversation/prepare.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { type NodeService, openNodeService } from '../../src/runtime/node-service.ts';
import { openMigratedCopy } from '../support/migrated-copy.ts';
import { offlineWorld } from '../support/offline-world.ts';

export const PASSWORD = 'abre-te sesamo, por favor';

export type AdminServer = {
  readonly url: string;
  readonly service: NodeService;
  /** Moves the clock. */
  later(ms: number): void;
  say(person: string, text: string): Promise<void>;
  close(): Promise<void>;
};

export async function adminServer(environment: Readonly<Record<string, string>> = {}): Promise<AdminServer> {
  const config = readConfig({
    DATABASE_PATH: ':memory:',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: PASSWORD,
    ...environment,
  });
  if (!config.ok) throw new Error(JSON.stringify(config.failure));
  let now = Date.UTC(2026, 10, 21, 15);
  const clock = { now: () => now };
  const opened = openNodeService(config.value, {
    clock,
    openFile: openMigratedCopy,
    prepare: prepareWith(offlineWorld),
    market: offlineWorld.market,
  });
  if (!opened.ok) throw new Error(opened.failure.problem);
  const service = opened.value;
  const server = serve({ fetch: service.app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise<void>((resolve) => server.once('listening', () => resolve()));
  const { port } = server.address() as AddressInfo;
  let said = 0;
  return {
    url: `http://127.0.0.1:${port}`,
    service,
    later: (ms) => {
      now += ms;
    },
    async say(person, text) {
      said += 1;
      const id = `m${said}`;
      const from = { channel: 'web', person, chat: person, group: false } as const;
      const message = { ...from, nativeId: id, messageId: id, sentAt: now, forwarded: false } as const;
      await service.ingress.accept([{ ...message, body: { kind: 'text', text } }], []);
      await service.quiet();
    },
    async close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await service.stop();
    },
  };
}
