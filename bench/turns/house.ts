// The product's store, lanes and turn over any database, without HTTP and without anybody to send to: answers stay queued.

import type Database from 'better-sqlite3';
import { inProcessHub } from '../../src/channels/web/in-process-hub.ts';
import { answerAll } from '../../src/conversation/actor.ts';
import type { AccountId } from '../../src/domain/ids.ts';
import type { Inbound } from '../../src/domain/message.ts';
import type { Channel, Clock } from '../../src/ports.ts';
import { composeChannels } from '../../src/runtime/compose-channels.ts';
import { hmac, http, randomIds, ticks } from '../../src/runtime/rim.ts';
import { rawDriver } from '../../src/runtime/sqlite-driver.ts';
import { accountFor } from '../../src/store/accounts.ts';
import { groupCommit } from '../../src/store/group-commit.ts';
import { ingressOver } from '../../src/store/ingress.ts';
import { mailboxOver } from '../../src/store/mailbox.ts';
import { type RawDriver, sqlOver } from '../../src/store/sql.ts';
import { storeOf } from '../../test/support/store-of.ts';
import { benchConfig } from '../bench-config.ts';
import { NOW } from './people.ts';

export type House = {
  /** Resolves when they are durable. */
  accept(message: Inbound): Promise<void>;
  accountOf(message: Inbound): Promise<AccountId>;
  /** Answers all that waits in one lane. Rejects when a turn failed: a benchmark of failures means nothing. */
  answer(account: AccountId): Promise<void>;
};

const clock: Clock = { now: () => NOW };

export function openHouse(
  database: Database.Database,
  wrap: (driver: RawDriver) => RawDriver = (driver) => driver,
): House {
  const sql = sqlOver(wrap(rawDriver(database)));
  const commit = groupCommit(sql, (flush) => void setImmediate(flush));
  const ingress = ingressOver(sql, commit, clock, () => {});
  const mailbox = mailboxOver(sql, commit);
  const channels = new Map<string, Channel>();
  for (const [name, channel] of composeChannels(benchConfig, { fetch: http, hmac, hub: inProcessHub() })) {
    channels.set(name, { ...channel, acknowledge: async () => {} });
  }
  const failed = (event: string, data?: Record<string, unknown>): never => {
    throw new Error(`${event} ${JSON.stringify(data)}`);
  };
  const deps: Parameters<typeof answerAll>[0] = {
    clock,
    ticks,
    ids: randomIds,
    channels,
    tracer: { turn() {} },
    zone: benchConfig.zone,
    hear: async (message) => message,
    prepare: async (decision) => decision,
    log: { info() {}, warn: failed, error: failed },
    mailbox,
    tries: new Map(),
    storeOf: (account) => storeOf({ sql, commit }, account),
    answered: () => {},
  };
  return {
    accept: async (message) => void (await ingress.accept([message], [])),
    accountOf: (message) => commit(() => accountFor(sql, message, NOW)),
    answer: (account) => answerAll(deps, account),
  };
}
