// Agents. The notebook itself is the agent 'default'; others are made in the admin ('p12') or by a person in chat
// ('o3').

import type { Instant } from './ids.ts';

export type AgentId = string & { readonly __brand: 'AgentId' };

export const DEFAULT_AGENT = 'default' as AgentId;
export const DEFAULT_AGENT_NAME = 'Caderneta';

/** 'p12': the agent with this row id in the admin's table. */
export const platformAgentId = (id: number): AgentId => `p${id}` as AgentId;
/** 'o3': the agent with this row id among the person's own. */
export const ownAgentId = (id: number): AgentId => `o${id}` as AgentId;

/** The number behind 'o3'; undefined for agents that are not a person's own. */
export const ownAgentNumber = (id: AgentId): number | undefined =>
  /^o\d+$/.test(id) ? Number(id.slice(1)) : undefined;

export const SWITCH_REASONS = ['user_switch', 'auto_suggestion', 'system_default'] as const;
export type SwitchReason = (typeof SWITCH_REASONS)[number];

/** Instructions have three levels, in prompt order. */
export type Level = 'platform' | 'team' | 'agent';

/** SPEC section 3: in characters, per level. */
export const MOST_INSTRUCTIONS = 5_000;

/** Identifies one version of one level; its text never changes. Version 0: nothing was written. */
export type Stamp = { readonly level: Level; readonly owner: number; readonly version: number };

/** Tool families the notebook keeps handling while the agent is active. */
export type ToolFamily = 'dinheiro' | 'memorias';
export const TOOL_FAMILIES: readonly ToolFamily[] = ['dinheiro', 'memorias'];

/** An agent as an account sees it, without its texts, which are cached by stamp. */
export type AgentCard = {
  readonly id: AgentId;
  readonly name: string;
  readonly about: string;
  readonly model?: string;
  readonly families: readonly ToolFamily[];
  /** Folded words for which the agent is suggested. */
  readonly topics: readonly string[];
  readonly team?: Stamp;
  readonly agent: Stamp;
};

/** The agents and versions currently in force. */
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
  /** Sequence number of the newest event at that time. */
  readonly atSeq: number;
  readonly switchedAt: Instant;
  /** Messages the person sent to the agent being left. */
  readonly messageCount: number;
  readonly reason: SwitchReason;
  /** The new agent's first completed answer; absent until then. */
  readonly answeredAt?: Instant;
};

/** The active agent of one conversation. `agentHistory` is oldest first. */
export type AgentSession = {
  readonly aiAgentId: AgentId;
  readonly activeAgentId: AgentId;
  readonly agentHistory: readonly AgentSwitch[];
};
