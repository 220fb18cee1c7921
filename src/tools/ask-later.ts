// Schedules another lookup for an item that was saved while the external service gave no answer.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/durations.ts';
import type { InboxId, ItemId } from '../domain/ids.ts';
import type { ToolContext } from './tool.ts';

/** Delays between tries, for outages of minutes, an hour, a day. After the last, the title stays as it is. */
const WAITS = [2 * MINUTE_MS, 30 * MINUTE_MS, 6 * HOUR_MS, DAY_MS] as const;

/** Schedules the next lookup. @param tries lookups made so far. @param told the turn that saved the item. */
export function askLater(item: ItemId, tries: number, { tx, conversation, now }: ToolContext, told?: InboxId): void {
  const wait = WAITS[tries - 1];
  if (wait === undefined) return;
  tx.schedule({
    kind: 'enrich',
    key: String(item),
    conversation,
    dueAt: now + wait,
    due: { kind: 'enrich', item, tries, ...(told === undefined ? {} : { told }) },
  });
}
