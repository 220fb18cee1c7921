// The person's earlier messages, read from the conversation history.

import type { ChatEvent } from '../../domain/event.ts';

/** The previous message, whatever it led to. */
export function lastWords(events: readonly ChatEvent[]): string | undefined {
  const last = events.findLast(({ body }) => body.kind === 'user')?.body;
  return last?.kind === 'user' && last.text !== '' ? last.text : undefined;
}

/** The newest message that ran no tool: a request that was carried out ("desfaz") is not something to save. */
export function previousWords(events: readonly ChatEvent[]): string | undefined {
  let ranTool = false;
  for (const { body } of events.toReversed()) {
    if (body.kind === 'tool_use') ranTool = true;
    if (body.kind !== 'user') continue;
    if (!ranTool && body.text !== '' && !body.text.startsWith('[')) return body.text;
    ranTool = false;
  }
  return undefined;
}
