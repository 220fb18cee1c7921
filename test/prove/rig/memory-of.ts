// The memory a process really occupies, as the kernel counts it.

import { readFileSync } from 'node:fs';

/** Resident megabytes of a process; 0 when it is gone. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes ?? 0) / 1024;
}
