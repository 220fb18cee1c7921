// The server with a name at every step boundary, all of them outside the product: its driver, its fetch, its sockets and the
// opening of its file are wrapped. It writes down the names it passes and, at the one it was told, dies as kill -9 would.

import { appendFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { readConfig } from '../../../src/runtime/config.ts';
import { openNodeService } from '../../../src/runtime/node-service.ts';
import { http } from '../../../src/runtime/rim.ts';
import { crashingFile } from '../rig/crashing-file.ts';

const { RIG_PASSED = '', RIG_CRASH_AT = '' } = process.env;
const passed = new Set<string>();

function boundary(name: string): void {
  if (passed.has(name)) return;
  passed.add(name);
  appendFileSync(RIG_PASSED, `${name}\n`);
  if (name === RIG_CRASH_AT) process.kill(process.pid, 'SIGKILL');
}

const config = readConfig(process.env);
if (!config.ok) throw new Error(JSON.stringify(config.failure));
const file = crashingFile(boundary);
const opened = openNodeService(config.value, {
  openFile: file.open,
  driver: file.driver,
  fetch: async (url, init) => {
    const call = url.replace(/^.*\//, '');
    boundary(`call ${call}: about to leave`);
    const answer = http(url, init);
    await new Promise((resolve) => setImmediate(resolve));
    boundary(`call ${call}: bytes leaving`);
    const response = await answer;
    boundary(`call ${call}: taken, answer unread`);
    return response;
  },
});
if (!opened.ok) throw new Error(opened.failure.problem);
boundary('opened and recovered');
const { app } = opened.value;
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}`);
});
server.on('request', (_request, response) => {
  boundary('webhook: arrived');
  response.on('finish', () => boundary(`webhook: answered ${response.statusCode}`));
});
