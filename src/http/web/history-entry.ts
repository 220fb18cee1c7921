// Earlier messages shown by a newly opened page, without tool calls.

import type { ChatEvent } from '../../domain/event.ts';
import type { Instant } from '../../domain/ids.ts';

export type HistoryEntry = {
  readonly from: 'person' | 'caderneta';
  /** Epoch ms. */
  readonly at: Instant;
  readonly text: string;
  /** Id of the person's message; replies have none in the history. */
  readonly id?: string;
};

/** Maps events to entries, in order. */
export function historyEntries(events: readonly ChatEvent[]): readonly HistoryEntry[] {
  return events.flatMap(({ at, body }): HistoryEntry[] => {
    if (body.kind === 'assistant') return [{ from: 'caderneta', at, text: body.text }];
    if (body.kind !== 'user') return [];
    const said = { from: 'person', at, text: body.text } as const;
    return [body.messageId === undefined ? said : { ...said, id: body.messageId }];
  });
}
