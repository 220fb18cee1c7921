// The server with the one setting the power-cut rig must catch: synchronous=NORMAL. The product has no way to ask for it.

import type { AddressInfo } from 'node:net';
import { readConfig } from '../../../src/runtime/config.ts';
import { httpServer } from '../../../src/runtime/http-server.ts';
import { openNodeService } from '../../../src/runtime/node-service.ts';
import { openSqliteFile } from '../../../src/runtime/sqlite-file.ts';

const config = readConfig(process.env);
if (!config.ok) throw new Error(JSON.stringify(config.failure));
const opened = openNodeService(config.value, {
  openFile: (path, migrations) => openSqliteFile(path, migrations, { synchronous: 'NORMAL', allowUnsafe: true }),
});
if (!opened.ok) throw new Error(opened.failure.problem);
const server = httpServer(opened.value);
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
