// Extends the stored summary of a long conversation with the messages that left the context window since it was
// written.

import { extendedSummary } from '../../context/summary.ts';
import { windowOf } from '../../context/window.ts';
import type { ChatEvent } from '../../domain/event.ts';
import type { Summary } from '../../domain/summary.ts';
import type { Llm, Prompts } from '../../ports.ts';

/** Must reach back to the start of the conversation, far beyond what the window shows. */
export const WHOLE_HISTORY = 1_000;

/** @returns `known` itself when no new message has left the window. */
export async function grownSummary(
  known: Summary | undefined,
  events: readonly ChatEvent[],
  { llm, prompts }: { readonly llm: Llm; readonly prompts: Prompts },
  deadline: number,
): Promise<Summary | undefined> {
  const window = windowOf(events);
  if ('whole' in window) return known;
  return extendedSummary(known, window.middle, { llm, instructions: prompts('summary'), deadline });
}
