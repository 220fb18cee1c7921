// Waiting until a server has nothing left to do, seen from its database.

import { setTimeout as sleep } from 'node:timers/promises';
import { waitingRows } from './rows.ts';

/**
 * Resolves true when nothing waits, false when nothing moved for `patience` ms: a shared disk may take a second for a sync, and a
 * slow server is not a stuck one. `over`: whether waiting has become pointless.
 */
export async function quiet(path: string, patience = 15_000, over = () => false): Promise<boolean> {
  let before = Number.NaN;
  let until = Date.now() + patience;
  while (Date.now() < until && !over()) {
    const waiting = waitingRows(path);
    if (waiting === 0) return true;
    if (waiting !== before) until = Date.now() + patience;
    before = waiting;
    await sleep(20);
  }
  return false;
}
