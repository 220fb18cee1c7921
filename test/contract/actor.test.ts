import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { answerAll } from '../../src/conversation/actor.ts';
import type { Hear } from '../../src/conversation/media/hear.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { type NodeService, openNodeService } from '../../src/runtime/node-service.ts';
import { randomIds, systemClock, ticks } from '../../src/runtime/rim.ts';
import { rawDriver } from '../../src/runtime/sqlite-driver.ts';
import { groupCommit } from '../../src/store/group-commit.ts';
import { mailboxOver } from '../../src/store/mailbox.ts';
import { sqlOver } from '../../src/store/sql.ts';
import { gateServer } from '../fakes/gate-server.ts';
import { openMigratedCopy } from '../support/migrated-copy.ts';
import type { ActorHarness, Staging } from './actor-harness.ts';
import { actorContract } from './actor-suite.ts';

let gate = '';
beforeAll(async () => {
  const server = await gateServer();
  gate = server.url;
  return () => server.close();
});

function openAt(databasePath: string, staging: Staging): NodeService {
  const config = readConfig({ DATABASE_PATH: databasePath, LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error('unusable settings');
  const opened = openNodeService(config.value, { openFile: openMigratedCopy, ...staging });
  if (!opened.ok) throw new Error(opened.failure.problem);
  return opened.value;
}

/** Answers beside the service's own lane, as if nothing kept one account to one turn. */
function startTurn(service: NodeService, staging: Staging): void {
  const sql = sqlOver(rawDriver(service.file.database));
  const account = service.accountOf('telegram', 'ana');
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const mailbox = mailboxOver(
    sql,
    groupCommit(sql, (flush) => void setImmediate(flush)),
  );
  if (account === undefined) return;
  const deps = { clock: systemClock, ticks, ids: randomIds, log: quiet, zone: 'America/Sao_Paulo', mailbox };
  const hear: Hear = async (message) => message;
  const rest = { hear, tries: new Map(), tracer: { turn: () => {} }, storeOf: service.storeOf, answered: () => {} };
  void answerAll({ ...deps, ...rest, ...staging }, account);
}

const over = (path: () => { database: string; remove: () => void }): ActorHarness => ({
  gate: () => gate,
  async open(staging, { serial }) {
    const { database, remove } = path();
    const service = openAt(database, staging);
    return {
      async accept(...messages) {
        await service.ingress.accept(messages, []);
        if (!serial) startTurn(service, staging);
      },
      quiet: () => service.quiet(),
      async close() {
        await service.stop();
        remove();
      },
    };
  },
});

actorContract(
  'Node, in memory',
  over(() => ({ database: ':memory:', remove: () => {} })),
);
actorContract(
  'Node, in a file',
  over(() => {
    const folder = mkdtempSync(join(tmpdir(), 'caderneta-'));
    return { database: join(folder, 'caderneta.db'), remove: () => rmSync(folder, { recursive: true }) };
  }),
);
