// People who were asked something and went away. Says what each of them costs in heap and on disk, and waits to be killed.
// argv: database file, how many.

import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../src/runtime/migrations-folder.ts';
import { openSqliteFile } from '../../src/runtime/sqlite-file.ts';
import { openHouse } from '../turns/house.ts';
import { messageOf, NOW } from '../turns/people.ts';

const [path = '', count = '0'] = process.argv.slice(2);
const people = Number(count);
const { database } = openSqliteFile(path, MIGRATIONS);
const house = openHouse(database);

// A choice of three, a sim or não, and a missing piece: the three shapes of question there are.
const WORDS = ['salva Duna', 'comprei um negócio', 'anota'];

async function ask(from: number, to: number): Promise<void> {
  for (let person = from; person < to; person++) {
    const message = messageOf(person, person + 1, WORDS[person % WORDS.length]);
    await house.accept(message);
    await house.answer(await house.accountOf(message));
  }
}

async function heap(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 200));
  for (let i = 0; i < 4; i++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

// Compilers and caches settle on the first people.
await ask(0, people / 3);
const before = await heap();
await ask(people / 3, people);
const perPerson = ((await heap()) - before) / ((people * 2) / 3);

const asked = database.prepare('select count(*) as n, avg(length(state)) as state from dialogues where expiresAt > ?');
const { n, state } = asked.get(NOW) as { n: number; state: number };
const pages = new Database(path, { readonly: true }).prepare(
  'select sum(pgsize) as bytes from dbstat where name in (select name from sqlite_schema where tbl_name = ?)',
);
database.pragma('wal_checkpoint(TRUNCATE)');
const bytes = Object.fromEntries(
  ['dialogues', 'accounts', 'identities', 'conversations'].map((table) => [
    table,
    (pages.get(table) as { bytes: number }).bytes / people,
  ]),
);
console.log(JSON.stringify({ heap: perPerson, waiting: n, state, bytes }));
setInterval(() => {}, 1000);
