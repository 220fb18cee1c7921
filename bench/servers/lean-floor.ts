// The floor of the idea: node:http without a framework, JSON.parse, one raw prepared insert per message and one FULL commit per
// loop turn. No routing, no checks worth the name; what separates it from bare Hono is SQLite and the disk. argv: file.

import { createServer, type ServerResponse } from 'node:http';
import { announceServer } from './announce.ts';
import { openLeanInbox } from './lean-inbox.ts';

type Waiting = { readonly values: readonly unknown[]; readonly response: ServerResponse };

const { db, insert } = openLeanInbox(process.argv[2]);
db.pragma('wal_autocheckpoint = 12000');
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
