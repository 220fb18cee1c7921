// Agent data in an account's store; part of Reads and Repos in ports.ts.

import type { AgentId, AgentSession, OwnAgent, SwitchReason } from './agent.ts';
import type { ConversationId, Instant } from './ids.ts';

/** `fromName`: the name of the agent being left. */
export type SwitchTo = {
  readonly id: AgentId;
  readonly name: string;
  readonly fromName: string;
  readonly reason: SwitchReason;
};

export interface AgentReads {
  /** undefined: no agent was ever active, so the notebook answers. */
  session(conversation: ConversationId): AgentSession | undefined;
  /** Agents this person made, oldest first. */
  own(): readonly OwnAgent[];
}

export interface AgentRepos extends AgentReads {
  /** Adds an entry to `agentHistory`. */
  switchTo(conversation: ConversationId, to: SwitchTo, at: Instant): void;
  /** The active agent completed an answer. */
  answered(conversation: ConversationId, at: Instant): void;
  add(agent: Pick<OwnAgent, 'name' | 'instructions'>, at: Instant): AgentId;
  /** `removedAt`: removed, or restored with null. */
  change(id: AgentId, to: Pick<OwnAgent, 'name' | 'instructions'> & { readonly removedAt: Instant | null }): void;
}
