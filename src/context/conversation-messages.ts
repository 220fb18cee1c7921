// A whole conversation as model messages: windowed, summarised, tool calls paired with results, the current message
// last.

import type { ChatEvent } from '../domain/event.ts';
import type { LlmMessage } from '../domain/llm.ts';
import type { Summary } from '../domain/summary.ts';
import { historyMessages, withWords } from './history.ts';
import { summaryLine } from './summary.ts';
import { windowOf } from './window.ts';

const spoken = (events: readonly ChatEvent[]): number =>
  events.filter(({ body }) => body.kind === 'user' || body.kind === 'assistant').length;

/** @param events oldest first, without the words being answered. */
export function conversationMessages(
  events: readonly ChatEvent[],
  summary: Summary | undefined,
  text: string,
): readonly LlmMessage[] {
  const window = windowOf(events);
  if ('whole' in window) return withWords(historyMessages(window.whole), text);
  const head = historyMessages(window.head);
  const middle = summary === undefined ? head : withWords(head, summaryLine(summary, spoken(window.middle)));
  return withWords(joined(middle, historyMessages(window.tail)), text);
}

/** Two stretches of one conversation; where both sides of the seam are one speaker's, they become one message. */
function joined(before: readonly LlmMessage[], after: readonly LlmMessage[]): readonly LlmMessage[] {
  const last = before.at(-1);
  const [first, ...rest] = after;
  if (last === undefined || first === undefined || last.role !== first.role) return [...before, ...after];
  return [...before.slice(0, -1), { role: last.role, parts: [...last.parts, ...first.parts] }, ...rest];
}
