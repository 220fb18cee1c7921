// Where the databases of tests live: every message a test sends is synced, and half of what the tests in workerd wait for is the disk.

import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** What a whole run leaves lying until it ends, with room to spare; containers often have 64 MB there. */
const ROOM = 1024 ** 3;

/** A folder in memory where the machine has one that is large enough, else the usual one. */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
