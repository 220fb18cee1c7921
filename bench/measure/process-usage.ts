// CPU time and resident memory of another process, as the kernel counts them: the witness beside requests per second,
// and the steadier of the two on a machine that is shared.

import { readFileSync } from 'node:fs';

/** Linux reports CPU time in hundredths of a second (USER_HZ) whatever the kernel's own tick is. */
const MICROS_PER_TICK = 10_000;

/** User and system time since the process started, in microseconds, to 10 ms. */
export function cpuMicros(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in parentheses and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MICROS_PER_TICK;
}

/** Resident memory in bytes. */
export function residentBytes(pid: number): number {
  const [, kib = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) * 1024;
}
