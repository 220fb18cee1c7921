// One process per database: lanes are serial only within a process, so a second one must not start. The claim is an
// exclusive transaction on a small file beside the database; the kernel releases it however the process dies.

import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { makePrivateFolder } from './private-folder.ts';

export type Ownership = { release(): void };

/** @returns undefined when another living process holds the database. Throws when the folder cannot be written. */
export function claimOwnership(databasePath: string): Ownership | undefined {
  if (databasePath === ':memory:') return { release: () => {} };
  makePrivateFolder(dirname(databasePath));
  const claim = new Database(`${databasePath}.owner`, { timeout: 0 });
  try {
    claim.exec('begin exclusive');
  } catch (error) {
    claim.close();
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY') return undefined;
    throw error;
  }
  return { release: () => claim.close() };
}
