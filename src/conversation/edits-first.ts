// What writes a note anew is carried out before what adds to it, where one message orders both.

import type { ToolCall } from '../tools/registry.ts';

/** The new text was made of the one before the message, so that what is added to it is added afterwards; any other order is kept. */
export function editsFirst(calls: readonly ToolCall[]): readonly ToolCall[] {
  if (!calls.some(({ tool }) => tool === 'save_note')) return calls;
  const rewrites = ({ tool }: ToolCall): boolean => tool === 'edit_memory';
  return [...calls.filter(rewrites), ...calls.filter((call) => !rewrites(call))];
}
