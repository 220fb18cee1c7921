// A copy of the notes of erasures (store/erasures) in a file of its own beside the database, so that they outlive a
// damaged one. Rewritten whole: erasures are few.

import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import * as z from 'zod/mini';
import type { AccountId, Instant } from '../domain/ids.ts';
import { type Erasure, erasureKey, notedErasures } from '../store/erasures.ts';
import { ERASURES_KEPT_MS } from '../store/retention.ts';
import type { Sql } from '../store/sql.ts';

const logged = z.array(
  z.object({
    account: z.pipe(z.int(), z.custom<AccountId, number>()),
    createdAt: z.int(),
    at: z.int(),
  }),
);

/** The path of the copy for this database. */
export const erasureLogOf = (databasePath: string): string => `${databasePath}.erasures`;

/** Empty when there is none. Throws when it cannot be read, since what it says must not be lost. */
export function readErasureLog(path: string): readonly Erasure[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return logged.parse(JSON.parse(text));
}

/** Replaces the file at once: after a crash it is the old one or the new one. Only its owner may read it. */
export function writeErasureLog(path: string, erasures: readonly Erasure[]): void {
  const next = `${path}.next`;
  const file = openSync(next, 'w', 0o600);
  try {
    writeSync(file, `[\n${erasures.map((erasure) => JSON.stringify(erasure)).join(',\n')}\n]\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(next, path);
}

/** Adds what the database noted; what the file says of a database before this one stays. */
export function updateErasureLog(path: string, db: Sql, now: Instant): void {
  const before = readErasureLog(path);
  const all = allErasures([...before, ...notedErasures(db)]).filter(({ at }) => at >= now - ERASURES_KEPT_MS);
  if (JSON.stringify(all) !== JSON.stringify(before)) writeErasureLog(path, all);
}

/** Each once, oldest first. */
export function allErasures(erasures: readonly Erasure[]): readonly Erasure[] {
  const each = new Map(erasures.map((erasure) => [erasureKey(erasure), erasure]));
  return [...each.values()].sort((a, b) => a.at - b.at || a.account - b.account);
}
