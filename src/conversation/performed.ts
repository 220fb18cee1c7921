// What carrying a decision out left behind.

import type { AgentId } from '../domain/agent.ts';
import type { EventBody, Rang } from '../domain/event.ts';
import type { Reply } from '../domain/message.ts';
import type { State } from './decision.ts';

export type Performed = {
  readonly reply?: Reply;
  readonly next: State;
  readonly events: readonly EventBody[];
  readonly tools: readonly string[];
  /** The reminder the reply is. */
  readonly rang?: Rang;
  /** Whose words the reply is; absent when code wrote it. */
  readonly speaker?: AgentId;
};
