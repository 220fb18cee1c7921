// The part of a long conversation a model sees (SPEC section 3): beginning, summary of the middle, end. It is cut
// between exchanges, so that no tool call loses its result, and in steps, so that the cached prefix stays the same for
// many turns.

import type { ChatEvent } from '../domain/event.ts';

const LONGEST = 50;
const HEAD = 5;
const TAIL = 20;

export type Window =
  | { readonly whole: readonly ChatEvent[] }
  | { readonly head: readonly ChatEvent[]; readonly middle: readonly ChatEvent[]; readonly tail: readonly ChatEvent[] };

const isMessage = ({ body }: ChatEvent): boolean => body.kind === 'user' || body.kind === 'assistant';

/** @param events in the order of `seq`. Messages are what was said; calls and results come along. */
export function windowOf(events: readonly ChatEvent[]): Window {
  const starts: number[] = [];
  /** Messages before each of the starts. */
  const before: number[] = [];
  let messages = 0;
  for (const [index, event] of events.entries()) {
    if (event.body.kind === 'user') {
      starts.push(index);
      before.push(messages);
    }
    if (isMessage(event)) messages += 1;
  }
  if (messages <= LONGEST) return { whole: events };
  const headEnd = starts[before.findIndex((count) => count >= HEAD)] ?? 0;
  // The end grows from 20 to 40 messages and is then cut back to 20: in between, everything before it is byte for byte the same.
  const steps = Math.floor((messages - TAIL) / TAIL) * TAIL;
  const tailStart = starts[before.findIndex((count) => count >= steps)] ?? events.length;
  if (tailStart <= headEnd) return { whole: events };
  return { head: events.slice(0, headEnd), middle: events.slice(headEnd, tailStart), tail: events.slice(tailStart) };
}
