import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { databaseFindings } from '../../src/cli/doctor/database-findings.ts';
import { registerWebhook } from '../../src/cli/doctor/register-webhook.ts';
import { MIGRATIONS } from '../../src/runtime/migrations-folder.ts';
import { openProblem } from '../../src/runtime/open-problem.ts';
import { openSqliteFile } from '../../src/runtime/sqlite-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
const doctor = new URL('../../src/cli/doctor.ts', import.meta.url).pathname;
const look = (path: string) => [...databaseFindings(path)];

describe('what the doctor says of the database', () => {
  it('makes none', () => {
    const path = join(folder, 'later/caderneta.db');
    expect(look(path)).toEqual([{ level: 'ok', what: `banco ${path}: nasce no primeiro início` }]);
    expect(existsSync(join(folder, 'later'))).toBe(false);
  });
  it('migrates none', () => {
    const path = join(folder, 'old.db');
    new Database(path).exec('create table __drizzle_migrations (id, hash, created_at)').close();
    expect(look(path)[0]).toMatchObject({ level: 'ok' });
    const tables = new Database(path).prepare('select name from sqlite_master').pluck().all();
    expect(tables).toEqual(['__drizzle_migrations']);
  });
  it("knows another program's, and a text", () => {
    const other = join(folder, 'other.db');
    new Database(other).exec('create table a (b)').close();
    const text = join(folder, 'README.md');
    writeFileSync(text, '# Some text, longer than a header\n');
    for (const path of [other, text])
      expect(look(path)).toMatchObject([{ level: 'problem', what: expect.stringContaining('não é um banco') }]);
  });
  it('finds what was damaged in the middle', () => {
    const path = join(folder, 'damaged.db');
    openSqliteFile(path, MIGRATIONS).close();
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(7, 100_000, 160_000));
    expect(look(path)).toMatchObject([{ level: 'problem', what: expect.stringContaining('restaure um backup') }]);
  });
  it('warns where others may read it, as none do that we made', () => {
    const path = join(folder, 'open.db');
    openSqliteFile(path, MIGRATIONS).close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    chmodSync(path, 0o644);
    expect(look(path)).toMatchObject([{ level: 'ok' }, { level: 'warning', todo: `chmod 600 ${path}*` }]);
  });
});

it.each([
  ['SQLITE_READONLY', 'só posso ler'],
  ['SQLITE_NOTADB', 'não é um banco'],
  ['SQLITE_CORRUPT_INDEX', 'danificado'],
  ['SQLITE_FULL', 'não há espaço'],
  ['SQLITE_CANTOPEN', 'permissões'],
  ['SQLITE_IOERR_READ', 'o disco não deixou'],
])('says what %s means', (code, said) =>
  expect(openProblem(new Database.SqliteError('in English', code), 'x.db')).toContain(said),
);

it('registers nowhere but at an https address', async () => {
  const env = { TELEGRAM_BOT_TOKEN: `1234:${'A'.repeat(30)}`, TELEGRAM_WEBHOOK_SECRET: 'um-segredo-bem-longo' };
  expect(await registerWebhook(env, 'http://example.org')).toMatchObject({
    ok: false,
    failure: expect.stringContaining('https'),
  });
  expect(await registerWebhook({}, 'https://example.org')).toMatchObject({ ok: false });
});

it('reads the .env that the README says to write', async () => {
  const env = [`\uFEFFTELEGRAM_BOT_TOKEN=1234:${'A'.repeat(30)}`, 'DATABASE_PATH=nowhere.db', 'WHATSAPP_SECRET=x'];
  writeFileSync(join(folder, '.env'), env.join('\r\n'));
  const said = await new Promise<{ code: unknown; out: string }>((resolve) => {
    const run = { cwd: folder, env: { PATH: process.env.PATH } };
    execFile(process.execPath, [doctor, '--registrar', 'https://example.org'], run, (error, out) =>
      resolve({ code: error?.code, out }),
    );
  });
  expect(said).toEqual({ code: 1, out: expect.stringContaining('TELEGRAM_WEBHOOK_SECRET falta') });
  expect(said.out).toContain('WHATSAPP_SECRET, no .env, não é nenhum ajuste daqui\n    → será WHATSAPP_APP_SECRET?');
  expect(said.out.match(/não é nenhum ajuste/g)).toHaveLength(1);
});
