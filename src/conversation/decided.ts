// Shorthands for the two most common decisions; neither leaves a question open.

import type { Reply } from '../domain/message.ts';
import type { ToolCall } from '../tools/registry.ts';
import { type Decision, IDLE_STATE } from './decision.ts';

/** A reply that changes nothing. */
export const say = (reply: Reply): Decision => ({ do: 'reply', reply, next: IDLE_STATE });

/** The calls run in this order, in the turn's transaction. */
export const run = (...calls: readonly [ToolCall, ...ToolCall[]]): Decision => ({
  do: 'run_tool',
  calls,
  next: IDLE_STATE,
});

/** One call, and what is kept on the way before it. */
export const runAfter = ([first, ...others]: readonly ToolCall[], last: ToolCall): Decision =>
  first === undefined ? run(last) : run(first, ...others, last);
