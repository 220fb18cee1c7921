// What a copy of the database holds, and whether it can be trusted.

import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { fail, type Result, succeed } from '../../domain/result.ts';
import { openProblem } from '../../runtime/open-problem.ts';

export type Contents = {
  readonly accounts: number;
  readonly entries: number;
  readonly items: number;
  /** When the newest message came in; undefined when none did. */
  readonly newest: Date | undefined;
};

const COUNTS = `select (select count(*) from accounts) as accounts,
  (select count(*) from lancamentos where voidedAt is null) as entries,
  (select count(*) from items where trashedAt is null) as items,
  (select max(receivedAt) from inbox) as newest`;

type Counted = Omit<Contents, 'newest'> & { readonly newest: number | null };

/** Reads every page. A failure is a sentence for the operator, without a full stop. */
export function checkCopy(path: string): Result<Contents, string> {
  const file = statSync(path, { throwIfNoEntry: false });
  if (file === undefined) return fail(`não achei ${path}`);
  if (file.isDirectory()) return fail(`${path} é uma pasta; diga qual das cópias dentro dela`);
  try {
    const db = new Database(path, { readonly: true, fileMustExist: true });
    try {
      const [damage] = db.pragma('integrity_check') as { integrity_check: string }[];
      if (damage?.integrity_check !== 'ok') return fail(`${path} está danificado: ${damage?.integrity_check}`);
      const astray = db.pragma('foreign_key_check') as unknown[];
      if (astray.length > 0) return fail(`${path} tem ${astray.length} linhas que apontam para o que não existe`);
      const { newest, ...counts } = db.prepare(COUNTS).get() as Counted;
      return succeed({ ...counts, newest: newest === null ? undefined : new Date(newest) });
    } finally {
      db.close();
    }
  } catch (error) {
    // Any other program's database lacks the tables.
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_ERROR')
      return fail(`${path} não é um banco da Caderneta`);
    return fail(openProblem(error, path));
  }
}
