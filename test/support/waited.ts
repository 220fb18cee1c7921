// How long a piece of work made somebody wait for others: time in which this process had nothing to do. On a machine shared by many,
// the rest says how busy the machine was.

import { performance } from 'node:perf_hooks';

export async function waited<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const before = performance.eventLoopUtilization();
  const value = await work();
  return { value, ms: performance.eventLoopUtilization(before).idle };
}
