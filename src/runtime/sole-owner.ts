// One process per database: lanes are serial only within a process, so a second one must not start. The claim is an
// exclusive transaction on a small file beside the database; the kernel drops it when we die, however we die.

import Database from 'better-sqlite3';

export type Ownership = { release(): void };

/** @returns undefined when another living process holds the database. */
export function claimOwnership(databasePath: string): Ownership | undefined {
  if (databasePath === ':memory:') return { release: () => {} };
  const claim = new Database(`${databasePath}.owner`, { timeout: 0 });
  try {
    claim.exec('begin exclusive');
  } catch {
    claim.close();
    return undefined;
  }
  return { release: () => claim.close() };
}
