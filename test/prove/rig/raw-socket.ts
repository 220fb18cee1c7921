// An HTTP client that may break the rules of HTTP: any headers, any bytes, on a TCP socket.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type RawSocket = {
  write(text: string): void;
  /** Writes chunks until `limit` bytes are sent, or the server answered or closed the connection. @returns the bytes sent. */
  pour(limit: number): Promise<number>;
  /** What has come back within a second. */
  answer(): Promise<string>;
  close(): void;
};

const CHUNK = Buffer.alloc(64 * 1024, 'a');

/** Opens a POST with the given headers and an unfinished body. */
export async function rawSocket(base: string, route: string, headers: readonly string[]): Promise<RawSocket> {
  const { hostname, port } = new URL(base);
  const socket: Socket = connect({ host: hostname, port: Number(port) });
  let received = '';
  let ended = false;
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    ended = true;
  });
  await once(socket, 'connect');
  socket.write([`POST ${route} HTTP/1.1`, `host: ${hostname}`, ...headers, '', ''].join('\r\n'));
  return {
    write: (text) => void socket.write(text),
    async pour(limit) {
      let sent = 0;
      while (sent < limit && !ended && received === '') {
        socket.write(`${CHUNK.length.toString(16)}\r\n`);
        socket.write(CHUNK);
        if (!socket.write('\r\n')) await Promise.race([once(socket, 'drain').catch(() => {}), sleep(200)]);
        sent += CHUNK.length;
      }
      return sent;
    },
    async answer() {
      for (let i = 0; i < 100 && received === '' && !ended; i += 1) await sleep(10);
      return received;
    },
    close: () => void socket.destroy(),
  };
}
