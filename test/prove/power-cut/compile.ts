// The shim that stands between SQLite and the kernel, compiled where it is needed.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Compiles the shim into `folder` with the machine's C compiler. @returns the path for LD_PRELOAD. */
export function compileShim(folder: string): string {
  const library = join(folder, 'journal.so');
  const source = new URL('journal.c', import.meta.url).pathname;
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-Wall', '-o', library, source, '-ldl', '-lpthread'], {
    stdio: 'pipe',
  });
  return library;
}
