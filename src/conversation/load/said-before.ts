// What the person said before this message, read back from the history of the conversation.

import type { ChatEvent } from '../../domain/event.ts';

/** The words before these, whatever came of them. */
export function lastWords(events: readonly ChatEvent[]): string | undefined {
  const last = events.findLast(({ body }) => body.kind === 'user')?.body;
  return last?.kind === 'user' && last.text !== '' ? last.text : undefined;
}

/** The newest words that ran no tool; a request that was carried out ("desfaz") is not something to keep. */
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
