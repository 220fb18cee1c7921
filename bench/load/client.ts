// The load generator for machines without wrk, in its own process: sockets, ready-made bytes, and the least reading of
// answers that still notices a refusal. argv: port connections seconds file header path.

import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { percentile } from '../measure/median.ts';

const [port, connections, seconds, file = '', header = '', path = ''] = process.argv.slice(2);

const requests = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const tab = line.indexOf('\t');
    const body = Buffer.from(line.slice(tab + 1));
    const head = `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\n`;
    return Buffer.concat([
      Buffer.from(`${head}${header}: ${line.slice(0, tab)}\r\ncontent-length: ${body.length}\r\n\r\n`),
      body,
    ]);
  });

const latencies: number[] = [];
let [next, refused, broken] = [0, 0, 0];
const started = performance.now();
const until = started + Number(seconds) * 1000;

/** How many bytes the answer at the start of `text` takes, or 0 while it is not whole. */
function lengthOfAnswer(text: string): number {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return 0;
  const head = text.slice(0, end);
  const [, length] = /content-length: (\d+)/i.exec(head) ?? [];
  if (length !== undefined) return text.length >= end + 4 + Number(length) ? end + 4 + Number(length) : 0;
  if (!/transfer-encoding: chunked/i.test(head)) return end + 4;
  const last = text.indexOf('0\r\n\r\n', end);
  return last < 0 ? 0 : last + 5;
}

async function converse(): Promise<void> {
  const socket = connect(Number(port), '127.0.0.1').setNoDelay(true);
  let [sent, got] = [0, ''];
  const ask = (): void => {
    sent = performance.now();
    socket.write(requests[next++ % requests.length] ?? '');
  };
  await new Promise<void>((resolve) => {
    socket.on('connect', ask);
    socket.on('data', (chunk) => {
      got += chunk.toString('latin1');
      const length = lengthOfAnswer(got);
      if (length === 0) return;
      if (!got.startsWith('HTTP/1.1 2')) refused += 1;
      got = got.slice(length);
      const now = performance.now();
      latencies.push(now - sent);
      if (now < until) ask();
      else socket.destroy();
    });
    socket.on('error', () => {
      broken += 1;
    });
    socket.on('close', () => resolve());
  });
}

await Promise.all(Array.from({ length: Number(connections) }, converse));
const micros = Math.round((performance.now() - started) * 1000);
const [p50, p99] = [0.5, 0.99].map((at) => Math.round(percentile(latencies, at) * 1000));
console.log(JSON.stringify({ requests: latencies.length, micros, p50, p99, refused, broken }));
