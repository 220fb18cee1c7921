// The world was silent about something just kept: when it is asked again, by itself.

import type { InboxId, ItemId } from '../domain/ids.ts';
import type { ToolContext } from './tool.ts';

const MINUTE = 60_000;

/** How long after each try the next one comes: an outage of minutes, of an hour, of a day. Then the title stays as it is. */
const WAITS = [2 * MINUTE, 30 * MINUTE, 6 * 60 * MINUTE, 24 * 60 * MINUTE] as const;

/** The world is asked again about this item; @param tries how often it was asked already. @param told the turn that kept it. */
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
