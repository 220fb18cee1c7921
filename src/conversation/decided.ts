// The two commonest decisions, which leave nothing open.

import type { Reply } from '../domain/message.ts';
import type { ToolCall } from '../tools/registry.ts';
import { type Decision, IDLE_STATE } from './decision.ts';

export const say = (reply: Reply): Decision => ({ do: 'reply', reply, next: IDLE_STATE });

/** In this order, in the turn's transaction. */
export const run = (...calls: readonly [ToolCall, ...ToolCall[]]): Decision => ({
  do: 'run_tool',
  calls,
  next: IDLE_STATE,
});
