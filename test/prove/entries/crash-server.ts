// The server with a name at every step boundary, all of them outside the product: its driver, its fetch, its sockets and the
// opening of its file are wrapped.

import type { AddressInfo } from 'node:net';
import { readConfig } from '../../../src/runtime/config.ts';
import { httpServer } from '../../../src/runtime/http-server.ts';
import { openNodeService } from '../../../src/runtime/node-service.ts';
import { http } from '../../../src/runtime/rim.ts';
import { boundary } from '../rig/boundary.ts';
import { crashingFile } from '../rig/crashing-file.ts';

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
const server = httpServer(opened.value);
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
server.on('request', (_request, response) => {
  boundary('webhook: arrived');
  response.on('finish', () => boundary(`webhook: answered ${response.statusCode}`));
});
