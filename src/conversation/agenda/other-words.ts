// The reminder in other words, at the same moment and with the same rhythm.

import type { Scheduled } from '../../domain/due.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';

/** Undefined for what is no reminder. */
export function inOtherWords({ key, dueAt, due }: Scheduled, content: string): Decision | undefined {
  if (due.kind !== 'reminder') return undefined;
  const { kind: _, content: __, until, ...ring } = due;
  const ends = until === undefined ? {} : { until };
  return run({ tool: 'move_reminder', args: { key, content, ring: { dueAt, ...ring, ...ends } } });
}
