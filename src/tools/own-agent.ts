// Agents a person creates in chat: a name and instructions.

import * as z from 'zod/mini';
import { type AgentId, DEFAULT_AGENT, DEFAULT_AGENT_NAME, MOST_INSTRUCTIONS, type OwnAgent } from '../domain/agent.ts';
import { folded } from '../domain/fold.ts';
import { defineTool, type ToolContext } from './tool.ts';

export type OwnAgentOutcome =
  | { readonly kind: 'agent_created'; readonly name: string }
  | { readonly kind: 'agent_changed'; readonly name: string }
  | { readonly kind: 'agent_removed'; readonly name: string; readonly wasSpeaking: boolean }
  | { readonly kind: 'agent_exists'; readonly name: string }
  | { readonly kind: 'no_own_agent'; readonly name: string; readonly known: readonly string[] }
  | { readonly kind: 'agent_too_long'; readonly most: number }
  | { readonly kind: 'too_many_agents'; readonly most: number };

/** Most agents per person; each has at most a page of instructions. */
const MOST_OWN = 20;

const ownNamed = ({ tx }: ToolContext, name: string): OwnAgent | undefined =>
  tx.agents.own().find((agent) => folded(agent.name) === folded(name));

const unknown = ({ tx }: ToolContext, name: string): OwnAgentOutcome => ({
  kind: 'no_own_agent',
  name,
  known: tx.agents.own().map((agent) => agent.name),
});

export const createAgent = defineTool({
  name: 'create_agent',
  description: 'Cria um agente da própria pessoa, com nome e instruções.',
  args: z.strictObject({ name: z.string(), instructions: z.string() }),
  internal: {},
  effect: 'write',
  exposedToModel: false,
  run: ({ name, instructions }, context): OwnAgentOutcome => {
    const { tx, now, changed } = context;
    if (instructions.length > MOST_INSTRUCTIONS) return { kind: 'agent_too_long', most: MOST_INSTRUCTIONS };
    if (folded(name) === folded(DEFAULT_AGENT_NAME) || ownNamed(context, name)) return { kind: 'agent_exists', name };
    if (tx.agents.own().length >= MOST_OWN) return { kind: 'too_many_agents', most: MOST_OWN };
    changed({ op: 'own_agent', agent: tx.agents.add({ name, instructions }, now), name, instructions, was: 'absent' });
    return { kind: 'agent_created', name };
  },
});

export const editAgent = defineTool({
  name: 'edit_agent',
  description: 'Troca as instruções de um agente da própria pessoa.',
  args: z.strictObject({ name: z.string(), instructions: z.string() }),
  internal: {},
  effect: 'write',
  exposedToModel: false,
  run: ({ name, instructions }, context): OwnAgentOutcome => {
    const agent = ownNamed(context, name);
    if (agent === undefined) return unknown(context, name);
    if (instructions.length > MOST_INSTRUCTIONS) return { kind: 'agent_too_long', most: MOST_INSTRUCTIONS };
    context.tx.agents.change(agent.id, { name: agent.name, instructions, removedAt: null });
    context.changed({ ...changeOf(agent), was: 'present' });
    return { kind: 'agent_changed', name: agent.name };
  },
});

const changeOf = ({ id, name, instructions }: OwnAgent) =>
  ({ op: 'own_agent', agent: id, name, instructions }) as const;

export const removeAgent = defineTool({
  name: 'remove_agent',
  description: 'Tira um agente da própria pessoa; quem falava por ele volta a ser a Caderneta.',
  args: z.strictObject({ name: z.string() }),
  internal: {},
  effect: 'write',
  exposedToModel: false,
  run: ({ name }, context): OwnAgentOutcome => {
    const { tx, conversation, now, changed } = context;
    const agent = ownNamed(context, name);
    if (agent === undefined) return unknown(context, name);
    tx.agents.change(agent.id, { name: agent.name, instructions: agent.instructions, removedAt: now });
    changed({ ...changeOf(agent), was: 'present' });
    const wasSpeaking = tx.agents.session(conversation)?.aiAgentId === agent.id;
    if (wasSpeaking) backToDefault(context, agent.name);
    return { kind: 'agent_removed', name: agent.name, wasSpeaking };
  },
});

function backToDefault({ tx, conversation, now }: ToolContext, fromName: string): void {
  const to = { id: DEFAULT_AGENT, name: DEFAULT_AGENT_NAME, fromName, reason: 'system_default' } as const;
  tx.agents.switchTo(conversation, to, now);
}

/** An agent's previous state, for undo. */
export function restoreAgent(
  { agent, name, instructions, was }: { agent: AgentId; name: string; instructions: string; was: 'absent' | 'present' },
  context: ToolContext,
): void {
  const { tx, conversation, now } = context;
  tx.agents.change(agent, { name, instructions, removedAt: was === 'absent' ? now : null });
  if (was === 'absent' && tx.agents.session(conversation)?.aiAgentId === agent) backToDefault(context, name);
}
