// The floor of the idea: node:http without a framework, JSON.parse, one raw prepared insert per message and one FULL commit per
// loop turn. No routing, no checks worth the name; what separates it from bare Hono is SQLite and the disk. argv: file.

import { createServer, type ServerResponse } from 'node:http';
import Database from 'better-sqlite3';
import { announceServer } from './announce.ts';

type Waiting = { readonly values: readonly unknown[]; readonly response: ServerResponse };

const db = new Database(process.argv[2]);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.pragma('wal_autocheckpoint = 12000');
db.exec(`create table inbox (id integer primary key, channel text not null, nativeId text not null, person text not null,
  receivedAt integer not null, message text not null, status text not null default 'received', unique (channel, nativeId));
  create index waiting on inbox (channel, person, id) where status in ('received', 'claimed')`);
const insert = db.prepare(
  `insert into inbox (channel, nativeId, person, receivedAt, message) values ('telegram', ?, ?, ?, ?) on conflict do nothing`,
);
const [begin, commit] = [db.prepare('begin immediate'), db.prepare('commit')];

let group: Waiting[] = [];

function flush(): void {
  const flushed = group;
  group = [];
  begin.run();
  for (const { values } of flushed) insert.run(values);
  commit.run();
  for (const { response } of flushed) response.writeHead(200, { 'content-length': 0 }).end();
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { update_id, message } = JSON.parse(Buffer.concat(chunks).toString());
    if (group.length === 0) setImmediate(flush);
    group.push({ values: [String(update_id), String(message.from.id), Date.now(), JSON.stringify(message)], response });
  });
});
announceServer(server);
