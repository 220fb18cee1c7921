// The summary a long conversation has before anybody is asked about it: the one that is kept, extended by what left the window since.

import { extendedSummary } from '../../context/summary.ts';
import { windowOf } from '../../context/window.ts';
import type { ChatEvent } from '../../domain/event.ts';
import type { Summary } from '../../domain/summary.ts';
import type { Llm, Prompts } from '../../ports.ts';

/** Far more than the window shows: its beginning must be the conversation's. */
export const WHOLE_HISTORY = 1_000;

/** @returns `known` itself while nothing new left the window. */
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
