// What carrying out a decision produced.

import type { LeftQuestion } from '../dialogue/pending-action.ts';
import type { AgentId } from '../domain/agent.ts';
import type { EventBody, Rang } from '../domain/event.ts';
import type { Reply } from '../domain/message.ts';
import type { ToolCall } from '../tools/registry.ts';
import type { Question } from './ask.ts';
import type { State } from './decision.ts';

export type Performed = {
  readonly reply?: Reply;
  readonly next: State;
  /** The question that was walked past now, or null when the one before was taken up. Absent: that one stays as it is. */
  readonly left?: LeftQuestion<ToolCall> | null;
  readonly events: readonly EventBody[];
  readonly tools: readonly string[];
  /** Set when the reply is a reminder that rang. */
  readonly rang?: Rang;
  /** The agent whose words the reply is; absent when code wrote it. */
  readonly speaker?: AgentId;
};

/** What the tool did leaves something to ask. */
export const performedAsking = ({ reply, next }: Question, tool: string, events: Performed['events']): Performed => ({
  reply,
  next,
  events,
  tools: [tool],
});
