// The only way tools change the schedule: journalled, so that it can be undone.

import type { Scheduled } from '../domain/due.ts';
import type { ToolContext } from './tool.ts';

/** Adds a row (with `dueAt`) or, given only kind and key, removes it. */
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
