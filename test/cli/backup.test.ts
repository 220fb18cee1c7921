// Copies of the database, and going on from one: what people kept is there, what they had erased since is not, and nothing that may
// have arrived is sent again.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyDatabase, copyName } from '../../src/cli/backup/copy-database.ts';
import { restoreDatabase } from '../../src/cli/backup/restore-database.ts';
import { rotateCopies } from '../../src/cli/backup/rotate-copies.ts';
import { databaseFindings } from '../../src/cli/doctor/database-findings.ts';
import type { Result } from '../../src/domain/result.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { erasureLogOf } from '../../src/runtime/erasure-log.ts';
import { type NodeService, openNodeService } from '../../src/runtime/node-service.ts';

let folder: string;
let path: string;
let serial = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caderneta-backup-'));
  path = join(folder, 'c.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(): NodeService {
  const config = readConfig({ DATABASE_PATH: path, LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error('config');
  const opened = openNodeService(config.value);
  if (!opened.ok) throw new Error(opened.failure.problem);
  return opened.value;
}

async function say(service: NodeService, person: string, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    serial += 1;
    const nativeId = `m${serial}`;
    const body = { kind: 'text', text } as const;
    await service.ingress.accept(
      [{ channel: 'web', nativeId, person, chat: person, group: false, sentAt: 0, forwarded: false, body }],
      [],
    );
    await service.quiet();
  }
}

/** One life of the service: what each person says in it, in order. */
async function live(said: readonly (readonly [person: string, ...texts: string[]])[]): Promise<void> {
  const service = open();
  for (const [person, ...texts] of said) await say(service, person, ...texts);
  await service.stop();
}

const done = <T>(result: Result<T, string>): T => {
  if (!result.ok) throw new Error(result.failure);
  return result.value;
};
const copied = () => done(copyDatabase(path, join(folder, 'copies'), new Date()));
const restored = (copy: string) => done(restoreDatabase(copy, path, new Date()));

/** All there is on disk of the database in use: the file, its log, the notes of erasures. */
const bytes = (): string =>
  ['', '-wal', '.erasures']
    .filter((end) => existsSync(path + end))
    .map((end) => readFileSync(path + end, 'latin1'))
    .join('');

const titles = (): unknown[] => {
  const db = new Database(path, { readonly: true });
  const rows = db.prepare('select title from items where trashedAt is null order by id').pluck().all();
  db.close();
  return rows;
};

test('a copy is made while the service runs, whole, and readable by its owner only', async () => {
  const service = open();
  await say(service, 'ana', 'anota: pão na quinta', 'uber 23,50');
  const copy = copied();
  await say(service, 'ana', 'anota: leite na sexta');
  await service.stop();
  expect(copy.contents).toMatchObject({ accounts: 1, entries: 1, items: 1 });
  expect(statSync(copy.path).mode & 0o077).toBe(0);
  expect(readdirSync(join(folder, 'copies'))).toEqual([copy.path.split('/').at(-1)]);

  const { aside } = restored(copy.path);
  expect(titles()).toEqual(['pão na quinta']);
  expect(aside).toSatisfy(existsSync);
  expect(readdirSync(folder).filter((name) => name.includes('.restoring'))).toEqual([]);
});

test('whoever had everything erased after the copy stays erased, whatever became of the database', async () => {
  for (const ruin of ['nothing', 'damaged', 'gone'] as const) {
    rmSync(path, { force: true });
    rmSync(`${path}.erasures`, { force: true });
    await live([
      ['ana', 'anota: segredo da ana', 'gastei 40 no mercado'],
      ['bia', 'anota: receita da bia'],
    ]);
    const copy = copied();
    await live([['ana', 'apagar meus dados', 'APAGAR']]);
    if (ruin === 'damaged') writeFileSync(path, 'not a database any more'.repeat(300));
    if (ruin === 'gone') rmSync(path);

    expect(restored(copy.path)).toMatchObject({ erased: 1, contents: { accounts: 1, items: 1 } });
    expect(titles()).toEqual(['receita da bia']);
    expect(bytes()).not.toContain('segredo da ana');
    // And the copy is used a second time.
    expect(restored(copy.path)).toMatchObject({ erased: 1 });
    for (const old of readdirSync(folder)) if (old.includes('.before-')) rmSync(join(folder, old));
  }
});

test('whoever came back after erasing keeps what they wrote since', async () => {
  await live([['ana', 'anota: antes', 'apagar meus dados', 'APAGAR', 'anota: depois']]);
  const copy = copied();
  expect(restored(copy.path)).toMatchObject({ erased: 0 });
  expect(titles()).toEqual(['depois']);
});

test('an account of another database with the same number is not taken for the erased one', async () => {
  await live([['ana', 'anota: segredo', 'apagar meus dados', 'APAGAR']]);
  expect(readFileSync(erasureLogOf(path), 'utf8')).toContain('"account":1');
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
  await live([['bia', 'anota: receita de pudim']]);
  const copy = copied();
  expect(restored(copy.path)).toMatchObject({ erased: 0 });
  expect(titles()).toEqual(['receita de pudim']);
});

test('what waited to be sent when the copy was made is not sent from it', async () => {
  // Nobody has the page open, so that the replies are held.
  await live([['ana', 'anota: pão na quinta']]);
  const copy = copied();
  expect(restored(copy.path).doubted).toBe(1);
  const db = new Database(path, { readonly: true });
  expect(db.prepare('select distinct status from outbox').pluck().all()).toEqual(['unknown']);
  db.close();
});

test('what cannot be gone on from changes nothing, and is told in a sentence', async () => {
  await live([['ana', 'anota: pão na quinta']]);
  const copy = copied().path;
  const before = readFileSync(path);
  const failure = (file: string): string => {
    const result = restoreDatabase(file, path, new Date());
    return result.ok ? 'restored' : result.failure;
  };
  expect(failure(join(folder, 'none.db'))).toBe(`não achei ${join(folder, 'none.db')}`);
  const other = new Database(join(folder, 'other.db'));
  other.exec('create table notes (id integer)');
  other.close();
  expect(failure(join(folder, 'other.db'))).toContain('não é um banco da Caderneta');
  const half = join(folder, 'half.db');
  writeFileSync(half, readFileSync(copy).subarray(0, 40_960));
  expect(failure(half)).toContain('danificado');
  const service = open();
  expect(failure(copy)).toContain('pare o serviço antes');
  await service.stop();
  expect(readFileSync(path).equals(before)).toBe(true);
});

test('a copy that already exists is not written over, and the oldest go', () => {
  const names = [3, 1, 2].map((day) => copyName(new Date(Date.UTC(2026, 10, day))));
  for (const name of [...names, 'minhas-fotos.db']) writeFileSync(join(folder, name), '');
  expect(rotateCopies(folder, 2)).toEqual([join(folder, copyName(new Date(Date.UTC(2026, 10, 1))))]);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('a copy of a newer version is not put in its place, and neither it nor a database of one is opened', async () => {
  await live([['ana', 'anota: leite']]);
  const { path: copy } = copied();
  const writer = new Database(copy);
  writer.exec(`insert into __drizzle_migrations (hash, created_at) values ('', 9e12)`).close();
  const before = readFileSync(path);
  expect(restoreDatabase(copy, path, new Date())).toEqual({
    ok: false,
    failure: expect.stringContaining(`${copy} já foi usado por uma versão mais nova`),
  });
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([]);
  const config = readConfig({ DATABASE_PATH: copy, LOG_LEVEL: 'silent' });
  expect(config.ok && openNodeService(config.value)).toMatchObject({
    ok: false,
    failure: { problem: expect.stringContaining('versão mais nova') },
  });
  expect([...databaseFindings(copy)]).toMatchObject([
    { level: 'problem', what: expect.stringContaining('versão mais nova') },
  ]);
});
