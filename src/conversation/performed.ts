// What carrying out a decision produced.

import type { AgentId } from '../domain/agent.ts';
import type { EventBody, Rang } from '../domain/event.ts';
import type { Reply } from '../domain/message.ts';
import type { Question } from './ask.ts';
import type { State } from './decision.ts';

export type Performed = {
  readonly reply?: Reply;
  readonly next: State;
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
