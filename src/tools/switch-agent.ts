// Changes the active agent of the conversation. Nothing is undone when switching back: the history keeps both.

import * as z from 'zod/mini';
import { type AgentId, DEFAULT_AGENT, DEFAULT_AGENT_NAME, SWITCH_REASONS } from '../domain/agent.ts';
import { defineTool } from './tool.ts';

export type AgentSwitched = {
  readonly kind: 'agent_switched';
  readonly name: string;
  readonly isDefault: boolean;
  /** It was already active: nothing changed. */
  readonly same: boolean;
};

export const switchAgent = defineTool({
  name: 'switch_agent',
  description: 'Troca quem responde nesta conversa.',
  args: z.strictObject({
    agent: z.pipe(z.string(), z.custom<AgentId, string>()),
    name: z.string(),
    reason: z.enum(SWITCH_REASONS),
  }),
  internal: {},
  effect: 'write',
  exposedToModel: false,
  run: ({ agent, name, reason }, { tx, conversation, now }): AgentSwitched => {
    const session = tx.agents.session(conversation);
    const speaking = session?.aiAgentId ?? DEFAULT_AGENT;
    const isDefault = agent === DEFAULT_AGENT;
    if (speaking === agent) return { kind: 'agent_switched', name, isDefault, same: true };
    const fromName = session?.agentHistory.at(-1)?.toName ?? DEFAULT_AGENT_NAME;
    tx.agents.switchTo(conversation, { id: agent, name, fromName, reason }, now);
    return { kind: 'agent_switched', name, isDefault, same: false };
  },
});
