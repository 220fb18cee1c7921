// Waiting until a server has nothing left to do, seen from its database.

import { setTimeout as sleep } from 'node:timers/promises';
import { waitingRows } from './rows.ts';

/** Resolves true when nothing waits, false when that did not come about within `patience` ms. */
export async function quiet(path: string, patience = 10_000): Promise<boolean> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    if (waitingRows(path) === 0) return true;
    await sleep(20);
  }
  return false;
}
