// Data that erasure should have removed: every row is searched for the words of people who erased everything.

import Database from 'better-sqlite3';
import type { Letter } from './letter.ts';

/** One sentence per table that still holds the words of an erased letter. */
export function residue(path: string, gone: readonly Letter[]): string[] {
  const db = new Database(path, { readonly: true, timeout: 5_000 });
  try {
    const names = db
      .prepare("select name from sqlite_schema where type = 'table' and sql not like '%virtual%'")
      .pluck()
      .all();
    const failures: string[] = [];
    for (const name of names as string[]) {
      const rows = db.prepare(`select * from "${name}"`).all();
      const text = JSON.stringify(rows, (_, value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value));
      for (const { mark, order } of gone)
        if (order === 1 && text.includes(mark)) failures.push(`${mark} is still in ${name}`);
    }
    return failures;
  } finally {
    db.close();
  }
}
