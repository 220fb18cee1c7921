// What was said before, read from the conversation history.

import type { ChatEvent } from '../../domain/event.ts';
import type { Instant } from '../../domain/ids.ts';

/** The previous message, whatever it led to. */
export function lastWords(events: readonly ChatEvent[]): string | undefined {
  const last = events.findLast(({ body }) => body.kind === 'user')?.body;
  return last?.kind === 'user' && last.text !== '' ? last.text : undefined;
}

/** The previous message, when it was somebody else's words passed on. */
export function passedOn(events: readonly ChatEvent[]): string | undefined {
  const last = events.findLast(({ body }) => body.kind === 'user')?.body;
  return last?.kind === 'user' && last.forwarded === true && last.text !== '' ? last.text : undefined;
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

/** One of the person's messages, with the tools its turn ran. */
export type Spoken = { readonly text: string; readonly at: Instant; readonly ran: readonly string[] };

/** The person's own messages among the events, oldest first. */
export function spokenBefore(events: readonly ChatEvent[]): readonly Spoken[] {
  const all: { text: string; at: Instant; ran: string[] }[] = [];
  for (const { body, at } of events) {
    if (body.kind === 'user') all.push({ text: body.forwarded === true ? '' : body.text, at, ran: [] });
    else if (body.kind === 'tool_use') all.at(-1)?.ran.push(body.tool);
  }
  return all;
}

/** Messages that may stand between what was done and what is said of it. */
const MOST_BETWEEN = 4;

/** The tools of the newest message that ran any; none when more than a few were said since. */
export const lastRan = (spoken: readonly Spoken[]): readonly string[] =>
  spoken.slice(-MOST_BETWEEN).findLast(({ ran }) => ran.length > 0)?.ran ?? [];

export type Said = { readonly text: string; readonly at: Instant };

/** Our messages among the recent ones. */
export const recentReplies = (events: readonly ChatEvent[]): readonly string[] =>
  events.flatMap(({ body }) => (body.kind === 'assistant' ? [body.text] : []));

/** Our newest message. */
export function lastReply(events: readonly ChatEvent[]): Said | undefined {
  const { body, at } = events.findLast(({ body }) => body.kind === 'assistant') ?? {};
  return body?.kind === 'assistant' && at !== undefined ? { text: body.text, at } : undefined;
}
