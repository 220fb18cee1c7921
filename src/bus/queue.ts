// Messages waiting for delivery: by priority, first in first out within one. A message that waited too long goes before
// all others.

import type { Instant } from '../domain/ids.ts';
import type { BusLimits } from './bus-limits.ts';
import type { Prioridade } from './envelope.ts';
import { PRIORITIES } from './priority.ts';

export type Waiting = { readonly priority: Prioridade; readonly since: Instant };

export interface Queue<W extends Waiting> {
  add(waiting: W): void;
  /** The next message whose priority `may` be delivered now. */
  next(may: (priority: Prioridade) => boolean): W | undefined;
  /** A message that has waited longer than its priority allows, highest priority first. */
  starved(now: Instant): W | undefined;
  /** When the next one starves. */
  starvesAt(): Instant | undefined;
  /** Removes and returns all messages. */
  drain(): readonly W[];
  size(): number;
}

/**
 * @param limits patience in milliseconds: by priority for the upper two, `any` for the rest. `next(may)` skips lanes
 * that may not run.
 */
export function queueOf<W extends Waiting>(limits: BusLimits['starvationMs']): Queue<W> {
  const lanes: Readonly<Record<Prioridade, W[]>> = { CRITICA: [], ALTA: [], NORMAL: [], BAIXA: [] };
  const patience = (priority: Prioridade): number =>
    priority === 'CRITICA' || priority === 'ALTA' ? limits[priority] : limits.any;
  const heads = (): readonly W[] => PRIORITIES.flatMap((priority) => lanes[priority][0] ?? []);

  return {
    add: (waiting) => void lanes[waiting.priority].push(waiting),
    next(may) {
      const lane = PRIORITIES.find((priority) => lanes[priority].length > 0 && may(priority));
      return lane === undefined ? undefined : lanes[lane].shift();
    },
    starved(now) {
      const hungry = heads().find(({ priority, since }) => now - since >= patience(priority));
      return hungry === undefined ? undefined : lanes[hungry.priority].shift();
    },
    starvesAt() {
      const times = heads().map(({ priority, since }) => since + patience(priority));
      return times.length === 0 ? undefined : Math.min(...times);
    },
    drain: () => PRIORITIES.flatMap((priority) => lanes[priority].splice(0)),
    size: () => PRIORITIES.reduce((sum, priority) => sum + lanes[priority].length, 0),
  };
}
