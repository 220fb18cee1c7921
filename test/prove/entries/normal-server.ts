// The server with the one setting the power-cut rig must catch: synchronous=NORMAL. The product has no way to ask for it.

import { serve } from '@hono/node-server';
import { readConfig } from '../../../src/runtime/config.ts';
import { openNodeService } from '../../../src/runtime/node-service.ts';
import { openSqliteFile } from '../../../src/runtime/sqlite-file.ts';

const config = readConfig(process.env);
if (!config.ok) throw new Error(JSON.stringify(config.failure));
const opened = openNodeService(config.value, {
  openFile: (path, migrations) => openSqliteFile(path, migrations, { synchronous: 'NORMAL', allowUnsafe: true }),
});
if (!opened.ok) throw new Error(opened.failure.problem);
serve({ fetch: opened.value.app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}`);
});
