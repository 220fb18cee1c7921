// The inbox of the servers that are compared with ours: our columns and our durability, in one table by itself.

import Database from 'better-sqlite3';

/** @param path of a database that does not exist yet; `insert` takes the native id, the person, the time and the message as JSON */
export function openLeanInbox(path: string | undefined): {
  readonly db: Database.Database;
  readonly insert: Database.Statement;
} {
  const db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(`create table inbox (id integer primary key, channel text not null, nativeId text not null, person text not null,
    receivedAt integer not null, message text not null, status text not null default 'received', unique (channel, nativeId));
    create index waiting on inbox (channel, person, id) where status in ('received', 'claimed')`);
  const insert = db.prepare(
    `insert into inbox (channel, nativeId, person, receivedAt, message) values ('telegram', ?, ?, ?, ?) on conflict do nothing`,
  );
  return { db, insert };
}
