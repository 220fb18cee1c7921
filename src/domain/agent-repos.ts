// What an account's store knows of agents; part of Reads and Repos in ports.ts.

import type { AgentId, AgentSession, OwnAgent, SwitchReason } from './agent.ts';
import type { ConversationId, Instant } from './ids.ts';

/** `fromName`: what the agent that is left is called. */
export type SwitchTo = {
  readonly id: AgentId;
  readonly name: string;
  readonly fromName: string;
  readonly reason: SwitchReason;
};

export interface AgentReads {
  /** undefined: nobody ever switched in it, so the notebook speaks. */
  session(conversation: ConversationId): AgentSession | undefined;
  /** Agents this person made, oldest first. */
  own(): readonly OwnAgent[];
}

export interface AgentRepos extends AgentReads {
  /** Adds an entry to `agentHistory`. */
  switchTo(conversation: ConversationId, to: SwitchTo, at: Instant): void;
  /** The agent that speaks completed an answer. */
  answered(conversation: ConversationId, at: Instant): void;
  add(agent: Pick<OwnAgent, 'name' | 'instructions'>, at: Instant): AgentId;
  /** `removedAt`: taken away, or brought back with null. */
  change(id: AgentId, to: Pick<OwnAgent, 'name' | 'instructions'> & { readonly removedAt: Instant | null }): void;
}
