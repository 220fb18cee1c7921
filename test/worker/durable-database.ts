// A Durable Object's SQLite for the suites of the store; the object is evicted where Node would restart.

import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { durableCommit, durableSqlite } from '../../src/runtime/durable-sqlite.ts';
import { sqlOver } from '../../src/store/sql.ts';
import type { DatabaseHarness } from '../contract/database-harness.ts';

export const inDurableObject: DatabaseHarness = {
  async open() {
    const stub = env.BARE.getByName(crypto.randomUUID());
    return {
      within: (work) =>
        runInDurableObject(stub, (_, { storage }) => {
          const driver = durableSqlite(storage);
          return work({ sql: sqlOver(driver), commit: durableCommit(driver, storage) });
        }),
      reopen: () => evictDurableObject(stub),
      close: async () => {},
    };
  },
};
