// Reads for the time a message is thought about: nothing is written meanwhile, so what many handlers ask for is read once.

import type { Reads } from '../../ports.ts';
import { keptBy } from './kept.ts';

/** The same, but for some of its methods. What it is made over need not have members of its own. */
const over = <T extends object>(all: T, some: Partial<T>): T => Object.assign(Object.create(all) as T, some);

/** The same reads; facts told, entries by id and timers are looked up once each. Not for use after a write. */
export function askedOnce(read: Reads): Reads {
  const { ledger } = read;
  const told = keptBy(ledger.told) as typeof ledger.told;
  return over(read, {
    scheduled: keptBy(read.scheduled),
    ledger: over(ledger, { told, lancamento: keptBy(ledger.lancamento) }),
  });
}
