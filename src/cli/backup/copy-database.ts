// A copy of the database while the service goes on writing to it. VACUUM INTO reads one snapshot, so it neither waits for
// the service nor starts over when it writes, and pages that were freed stay out of the copy.

import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { fail, type Result, succeed } from '../../domain/result.ts';
import { openProblem } from '../../runtime/open-problem.ts';
import { makePrivateFolder } from '../../runtime/private-folder.ts';
import { type Contents, checkCopy } from './check-copy.ts';

export type Copy = { readonly path: string; readonly bytes: number; readonly contents: Contents };

/** 'caderneta-2026-11-23T12-00-05-123Z.db': sorts by age, and no file system minds it. */
export const copyName = (now: Date): string => `caderneta-${stampOf(now)}.db`;

/** '2026-11-23T12-00-05-123Z': a time in the name of a file. */
export const stampOf = (now: Date): string => now.toISOString().replaceAll(/[:.]/g, '-');

/**
 * Copies the database into the folder, which is created if needed, and checks the copy. The file only gets its name
 * once it is whole and on disk, and only its owner may read it. A failure is a sentence for the operator.
 */
export function copyDatabase(database: string, folder: string, now: Date): Result<Copy, string> {
  const file = statSync(database, { throwIfNoEntry: false });
  if (file === undefined) return fail(`não achei ${database}; veja DATABASE_PATH`);
  if (file.isDirectory()) return fail(`${database} é uma pasta, e não um banco; veja DATABASE_PATH`);
  const path = join(folder, copyName(now));
  const partial = `${path}.partial`;
  try {
    makePrivateFolder(folder);
    closeSync(openSync(partial, 'wx', 0o600));
  } catch (error) {
    return fail(openProblem(error, folder));
  }
  try {
    const source = new Database(database, { readonly: true, fileMustExist: true, timeout: 5_000 });
    try {
      // Inherited by the copy: otherwise pages keep, beside their rows, bytes of rows that were moved elsewhere, and an
      // erasure in the copy would not reach those.
      source.pragma('secure_delete = ON');
      source.prepare('vacuum into ?').run(partial);
    } finally {
      source.close();
    }
    const checked = checkCopy(partial);
    if (!checked.ok) return checked;
    sync(partial);
    renameSync(partial, path);
    sync(folder);
    return succeed({ path, bytes: statSync(path).size, contents: checked.value });
  } catch (error) {
    // Reading never fills a disk: it is the one of the copies that is full.
    return fail(openProblem(error, isFull(error) ? folder : database));
  } finally {
    rmSync(partial, { force: true });
  }
}

const isFull = (error: unknown): boolean =>
  ['SQLITE_FULL', 'ENOSPC'].includes(String((error as { readonly code?: unknown }).code));

/** Flushes the file to the disk; throws when it cannot be opened. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
