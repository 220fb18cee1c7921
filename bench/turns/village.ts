// The database every contestant starts from: so many people who said hello and kept one note, settled and answered. Made once
// by the product itself and handed out as bytes, so that all of them work on the same rows.

import { writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { AccountId } from '../../src/domain/ids.ts';
import { MIGRATIONS } from '../../src/runtime/migrations-folder.ts';
import { openSqliteFile } from '../../src/runtime/sqlite-file.ts';
import { openHouse } from './house.ts';
import { messageOf } from './people.ts';

export type Village = { readonly bytes: Buffer; readonly accounts: readonly AccountId[] };

/** Messages 1 to 2 x `people` are used up; `waiting` more per person lie in the inbox unanswered. */
export async function buildVillage(people: number, waiting = 0): Promise<Village> {
  const { database } = openSqliteFile(':memory:', MIGRATIONS);
  const house = openHouse(database);
  const accounts: AccountId[] = [];
  let n = 0;
  for (let person = 0; person < people; person++) {
    await house.accept(messageOf(person, ++n, 'oi'));
    await house.accept(messageOf(person, ++n));
    const account = await house.accountOf(messageOf(person, n));
    await house.answer(account);
    accounts.push(account);
  }
  // What was queued has been sent.
  database.exec("update outbox set status = 'sent'");
  for (let each = 0; each < waiting; each++) {
    for (let person = 0; person < people; person++) await house.accept(messageOf(person, ++n));
  }
  const bytes = database.serialize();
  database.close();
  return { bytes, accounts };
}

/** A copy in memory, set up as the product sets a database up. */
export function copyInMemory({ bytes }: Village): Database.Database {
  return tuned(new Database(bytes), 'FULL');
}

/** A copy on disk with the journal and the durability of production, or NORMAL. */
export function copyOnDisk(
  { bytes }: Village,
  path: string,
  synchronous: 'FULL' | 'NORMAL' = 'FULL',
): Database.Database {
  writeFileSync(path, bytes);
  const database = new Database(path);
  database.pragma('journal_mode = WAL');
  return tuned(database, synchronous);
}

function tuned(database: Database.Database, synchronous: 'FULL' | 'NORMAL'): Database.Database {
  database.pragma(`synchronous = ${synchronous}`);
  for (const setting of ['foreign_keys = ON', 'trusted_schema = OFF', 'secure_delete = ON']) database.pragma(setting);
  return database;
}
