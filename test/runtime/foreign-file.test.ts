// What is not ours is neither opened nor written beside, and a folder that cannot be made is said at once.

import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { copyDatabase } from '../../src/cli/backup/copy-database.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { MIGRATIONS } from '../../src/runtime/migrations-folder.ts';
import { openNodeService } from '../../src/runtime/node-service.ts';
import { openProblem } from '../../src/runtime/open-problem.ts';
import { makePrivateFolder } from '../../src/runtime/private-folder.ts';
import { openSqliteFile } from '../../src/runtime/sqlite-file.ts';

const empty = (): string => mkdtempSync(join(tmpdir(), 'foreign-'));

function opened(path: string) {
  const config = readConfig({ DATABASE_PATH: path, LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error('config');
  return openNodeService(config.value);
}

it.each([
  ['a text', (path: string) => writeFileSync(path, '# Caderneta, and more than sixteen bytes\n')],
  ["another program's database", (path: string) => void new Database(path).exec('create table a (b)').close()],
])('leaves %s as it was, and nothing beside it', (_, make) => {
  const folder = empty();
  const path = join(folder, 'given');
  make(path);
  const before = readFileSync(path);
  expect(opened(path)).toMatchObject({ ok: false, failure: { problem: expect.stringContaining('não é um banco') } });
  expect(readFileSync(path)).toEqual(before);
  expect(readdirSync(folder)).toEqual(['given']);
});

it('opens an empty file, and its own again', async () => {
  const path = join(empty(), 'x.db');
  writeFileSync(path, '');
  for (let times = 0; times < 2; times++) {
    const service = opened(path);
    expect(service.ok).toBe(true);
    if (service.ok) await service.value.stop();
  }
});

it.runIf(process.platform === 'linux')('does not try for ever where no folder can be made', () => {
  expect(opened('/proc/self/none/deeper/x.db')).toMatchObject({ ok: false });
});

it('makes folders for their owner only', () => {
  const folder = join(empty(), 'a', 'b');
  makePrivateFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('names the folder of the copies where it is that which fails', () => {
  const folder = empty();
  const database = join(folder, 'x.db');
  openSqliteFile(database, MIGRATIONS).close();
  writeFileSync(join(folder, 'file'), '');
  const failed = copyDatabase(database, join(folder, 'file'), new Date());
  expect(failed).toMatchObject({ ok: false, failure: expect.stringMatching(/file não é uma pasta|caminho .*file/u) });
});

it('says what Drizzle only wraps', () => {
  const full = new Error('Failed to run the query', { cause: new Database.SqliteError('in English', 'SQLITE_FULL') });
  expect(openProblem(full, 'x.db')).toBe('não há espaço no disco para x.db');
});
