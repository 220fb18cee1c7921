// Who speaks. The notebook itself is the agent 'default'; others are made in the admin ('p12') or by a person in chat ('o3').

import type { Instant } from './ids.ts';

export type AgentId = string & { readonly __brand: 'AgentId' };

export const DEFAULT_AGENT = 'default' as AgentId;
export const DEFAULT_AGENT_NAME = 'Caderneta';

export const platformAgentId = (id: number): AgentId => `p${id}` as AgentId;
export const ownAgentId = (id: number): AgentId => `o${id}` as AgentId;

/** The number behind 'o3'; undefined for agents that are not a person's own. */
export const ownAgentNumber = (id: AgentId): number | undefined =>
  /^o\d+$/.test(id) ? Number(id.slice(1)) : undefined;

export const SWITCH_REASONS = ['user_switch', 'auto_suggestion', 'system_default'] as const;
export type SwitchReason = (typeof SWITCH_REASONS)[number];

/** Instructions are written at three levels; the order is the order of the prompt. */
export type Level = 'platform' | 'team' | 'agent';

/** SPEC section 3: characters of one level, as typed. */
export const MOST_INSTRUCTIONS = 5_000;

/** Names one version of one level: its text never changes. Version 0: nothing was written. */
export type Stamp = { readonly level: Level; readonly owner: number; readonly version: number };

/** What of the notebook an agent leaves working while it speaks. */
export type ToolFamily = 'dinheiro' | 'memorias';
export const TOOL_FAMILIES: readonly ToolFamily[] = ['dinheiro', 'memorias'];

/** An agent as an account sees it: everything but the texts, which are copied by stamp. */
export type AgentCard = {
  readonly id: AgentId;
  readonly name: string;
  readonly about: string;
  readonly model?: string;
  readonly families: readonly ToolFamily[];
  /** Folded words that suggest it. */
  readonly topics: readonly string[];
  readonly team?: Stamp;
  readonly agent: Stamp;
};

/** What holds now, for everybody. */
export type Directory = { readonly platform: Stamp; readonly agents: readonly AgentCard[] };

export type OwnAgent = {
  readonly id: AgentId;
  readonly name: string;
  readonly instructions: string;
  readonly version: number;
};

/** One entry of `agentHistory`. */
export type AgentSwitch = {
  readonly fromAgentId: AgentId;
  readonly toAgentId: AgentId;
  readonly fromName: string;
  readonly toName: string;
  /** The newest event when it happened. */
  readonly atSeq: number;
  readonly switchedAt: Instant;
  /** Messages of the person to the agent that was left. */
  readonly messageCount: number;
  readonly reason: SwitchReason;
  /** The new agent's first completed answer; absent until then. */
  readonly answeredAt?: Instant;
};

/** Who speaks in one conversation. `agentHistory` oldest first. */
export type AgentSession = {
  readonly aiAgentId: AgentId;
  readonly activeAgentId: AgentId;
  readonly agentHistory: readonly AgentSwitch[];
};
