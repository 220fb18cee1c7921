// better-sqlite3 for the suites of the store, as `npm start` opens it: every setting read back, commits grouped.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '../../src/runtime/migrations-folder.ts';
import { rawDriver } from '../../src/runtime/sqlite-driver.ts';
import { openSqliteFile, type SqliteFile } from '../../src/runtime/sqlite-file.ts';
import { groupCommit } from '../../src/store/group-commit.ts';
import { sqlOver } from '../../src/store/sql.ts';
import { openMigratedCopy } from '../support/migrated-copy.ts';
import type { DatabaseHarness, OpenDatabase } from './database-harness.ts';

const layersOver = ({ database }: SqliteFile): OpenDatabase => {
  const sql = sqlOver(rawDriver(database));
  return { sql, commit: groupCommit(sql, (flush) => void setImmediate(flush)) };
};

export const inMemory: DatabaseHarness = {
  async open() {
    const file = openMigratedCopy(':memory:', MIGRATIONS);
    let layers = layersOver(file);
    return {
      within: async (work) => work(layers),
      reopen: async () => {
        layers = layersOver(file);
      },
      close: async () => file.close(),
    };
  },
};

export const inFile: DatabaseHarness = {
  async open() {
    const folder = mkdtempSync(join(tmpdir(), 'caderneta-'));
    const path = join(folder, 'caderneta.db');
    let file = openSqliteFile(path, MIGRATIONS);
    let layers = layersOver(file);
    return {
      within: async (work) => work(layers),
      reopen: async () => {
        file.close();
        file = openSqliteFile(path, MIGRATIONS);
        layers = layersOver(file);
      },
      close: async () => {
        file.close();
        rmSync(folder, { recursive: true });
      },
    };
  },
};
