// The least a Node process that answers can be: what the cold start is measured against.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((_, response) => response.end('ok'));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
