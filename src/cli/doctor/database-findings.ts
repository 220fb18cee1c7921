// Checks the database. It is neither created nor migrated, since another version may be running on it.

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isForeign } from '../../runtime/foreign-file.ts';
import { MIGRATIONS } from '../../runtime/migrations-folder.ts';
import { isNewerThan } from '../../runtime/newer-schema.ts';
import { newerThanUs, notOurs, openProblem } from '../../runtime/open-problem.ts';
import { openSafely } from '../../runtime/sqlite-file.ts';
import type { Finding } from './finding.ts';

/** Permission bits of the group and of others. */
const OTHERS = 0o077;

/** One finding per check, at least one; never throws. @param path the database file, which need not exist yet */
export function* databaseFindings(path: string): Generator<Finding> {
  if (!existsSync(path)) return yield yetToCome(path);
  if (isForeign(path)) return yield { level: 'problem', what: `banco: ${notOurs(path)}` };
  try {
    const database = openSafely(path);
    const check = String(database.pragma('quick_check', { simple: true }));
    const newer = isNewerThan(MIGRATIONS, database);
    database.close();
    if (newer) yield { level: 'problem', what: `banco: ${newerThanUs(path)}` };
    else if (check === 'ok') yield { level: 'ok', what: `banco ${path}: WAL, synchronous=FULL, íntegro` };
    else yield { level: 'problem', what: `o banco ${path} está danificado: ${check}`, todo: 'restaure um backup' };
  } catch (error) {
    return yield { level: 'problem', what: `banco: ${openProblem(error, path)}` };
  }
  if (process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0) {
    yield { level: 'warning', what: `outras pessoas desta máquina podem ler ${path}`, todo: `chmod 600 ${path}*` };
  }
}

/** The file does not exist yet: it will be created at the first start, with its folder if needed. */
function yetToCome(path: string): Finding {
  let folder = dirname(resolve(path));
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return { level: 'ok', what: `banco ${path}: nasce no primeiro início` };
  } catch {
    return {
      level: 'problem',
      what: `não posso criar ${path}`,
      todo: `veja DATABASE_PATH e as permissões de ${folder}`,
    };
  }
}
