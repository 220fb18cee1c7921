// The reminder that was set or moved last, when nothing was done since.

import type { Scheduled } from '../../domain/due.ts';
import { lastRan } from '../load/said-before.ts';
import type { Situation } from '../situation.ts';

const SETS: ReadonlySet<string> = new Set(['set_reminder', 'move_reminder']);

/** The reminder set or moved by the newest message that did anything. */
export function lastSet({ loaded }: Situation): Scheduled | undefined {
  const { done, lastEntry } = loaded;
  if (done?.afterList !== true || done.reminder === undefined || lastEntry !== undefined) return undefined;
  return lastRan(loaded.spoken()).some((tool) => SETS.has(tool)) ? done.reminder : undefined;
}
