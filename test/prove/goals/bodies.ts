// Bodies made to fill memory or time, over raw sockets and without a signature: too large, endless, a byte at a time. The server
// answers 413 or waits, its memory stays flat, and people next to it are served.

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Goal, scaled } from '../goal.ts';
import { bundle } from '../rig/bundle.ts';
import { noteLetter } from '../rig/letter.ts';
import { memoryOf } from '../rig/memory-of.ts';
import { deliverLetter } from '../rig/post.ts';
import { rawSocket } from '../rig/raw-socket.ts';
import { startServer } from '../rig/server-process.ts';
import { openWorld } from '../rig/world.ts';

const MEGABYTE = 1024 * 1024;
/** What the heap keeps of 400 MB that passed through; a leak of the bodies themselves would be several times this. */
const MOST_GROWTH_MB = 100;

export const bodies: Goal = {
  name: 'bodies',
  promise: 'huge, endless and dripping bodies: 413 or patience, memory flat, neighbours served',
  async run(attack) {
    const world = await openWorld();
    const path = join(attack.folder, 'bodies.db');
    const script = await bundle('src/runtime/node.ts');
    const server = startServer({ script, folder: attack.folder, env: world.env(path) });
    const base = (await server.ready) ?? '';
    const failures: string[] = [];
    for (let i = 0; i < 5; i += 1) await deliverLetter(base, noteLetter('telegram', '560000001', i + 1, 950_000 + i));
    const before = memoryOf(server.pid);
    const n = scaled(20, attack);
    for (let i = 0; i < n; i += 1) {
      const route = i % 2 === 0 ? '/webhooks/telegram' : '/webhooks/whatsapp';
      const claimed = await rawSocket(base, route, [`content-length: ${50 * MEGABYTE}`]);
      if (!(await claimed.answer()).startsWith('HTTP/1.1 413'))
        failures.push(`${route}: a claim of 50 MB was not refused at once`);
      claimed.close();
      const endless = await rawSocket(base, route, ['transfer-encoding: chunked']);
      const sent = await endless.pour(40 * MEGABYTE);
      const answer = await endless.answer();
      if (!answer.startsWith('HTTP/1.1 413') && sent >= 40 * MEGABYTE)
        failures.push(`${route}: an endless body was read to ${sent} bytes`);
      endless.close();
    }
    const dripping = await Promise.all(
      Array.from({ length: 100 }, () => rawSocket(base, '/webhooks/telegram', [`content-length: ${4 * MEGABYTE}`])),
    );
    for (let drop = 0; drop < 5; drop += 1) {
      for (const socket of dripping) socket.write('{');
      await sleep(20);
    }
    const asked = performance.now();
    const status = await deliverLetter(base, noteLetter('telegram', '560000002', 1, 960_000));
    const waited = performance.now() - asked;
    if (status !== 200 || waited > 1_000) failures.push(`a neighbour waited ${Math.round(waited)} ms for ${status}`);
    const growth = memoryOf(server.pid) - before;
    if (growth > MOST_GROWTH_MB) failures.push(`memory grew by ${growth.toFixed(0)} MB`);
    for (const socket of dripping) socket.close();
    await server.kill();
    await world.close();
    return {
      n: 2 * n + 100,
      failures,
      note: `memory grew by ${growth.toFixed(0)} MB from ${before.toFixed(0)}; neighbour served in ${Math.round(waited)} ms`,
    };
  },
};
