// The one way a tool changes the schedule: journalled, so that it can be undone like everything else.

import type { Scheduled } from '../domain/due.ts';
import type { ToolContext } from './tool.ts';

/** Puts a row in (its `dueAt` says when) or, with a bare kind and key, takes it out. */
export function reschedule(
  to: Scheduled | Pick<Scheduled, 'kind' | 'key'>,
  { tx, changed }: Pick<ToolContext, 'tx' | 'changed'>,
): void {
  const { kind, key } = to;
  const before = tx.scheduled(kind).find((one) => one.key === key) ?? null;
  if ('dueAt' in to) tx.schedule(to);
  else tx.unschedule(kind, key);
  if (before !== null || 'dueAt' in to) changed({ op: 'schedule', kind, key, before });
}
