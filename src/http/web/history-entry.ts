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
  /** The person changed it after sending it; `text` is the last wording. */
  readonly edited?: true;
};

/** Maps events to entries, in order. An edit is shown in the message it changed, and nowhere once that has scrolled away. */
export function historyEntries(events: readonly ChatEvent[]): readonly HistoryEntry[] {
  const rewordings = new Map(
    events.flatMap(({ body }) => (body.kind === 'user' && body.edits !== undefined ? [[body.edits, body.text]] : [])),
  );
  return events.flatMap(({ at, body }): HistoryEntry[] => {
    if (body.kind === 'assistant') return [{ from: 'caderneta', at, text: body.text }];
    if (body.kind !== 'user' || body.edits !== undefined) return [];
    const { text, messageId: id } = body;
    if (id === undefined) return [{ from: 'person', at, text }];
    const reworded = rewordings.get(id);
    return [{ from: 'person', at, id, ...(reworded === undefined ? { text } : { text: reworded, edited: true }) }];
  });
}
