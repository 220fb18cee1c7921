// The exact request of one answer of an agent.

import type { AgentSession } from '../domain/agent.ts';
import type { ChatEvent } from '../domain/event.ts';
import type { Instant } from '../domain/ids.ts';
import type { LlmRequest } from '../domain/llm.ts';
import type { ModelStrategy } from '../domain/model-strategy.ts';
import type { Prompts } from '../ports.ts';
import { conversationSoFar } from './conversation-so-far.ts';
import { hardReset, pendingReset } from './hard-reset.ts';
import { composed, duties, identity, type Levels, type Speaker, systemBlocks } from './levels.ts';

/** A long answer of a messenger. */
const MOST_TOKENS = 700;

export type ChatAsk = {
  readonly speaker: Speaker;
  readonly levels: Levels;
  /** Who is answered, in words. */
  readonly person: string;
  /** Oldest first, without the message being answered. */
  readonly history: readonly ChatEvent[];
  readonly session: AgentSession | undefined;
  readonly text: string;
  /** Whose strategy it is; undefined leaves the choice to the configuration. */
  readonly model: string | undefined;
  readonly strategy: ModelStrategy;
  readonly deadline: Instant;
};

/** The agent's level: as a hard reset while the last switch has not been answered. */
export function agentLevel({ speaker, levels, session, strategy }: ChatAsk, prompts: Prompts): string {
  const reset = pendingReset(session);
  if (reset === undefined) return identity(speaker, levels.agent);
  const says = { previous: reset.fromName, name: speaker.name, duties: duties(speaker, levels.agent) };
  return hardReset(strategy, says, prompts);
}

export function chatRequest(ask: ChatAsk, prompts: Prompts): LlmRequest {
  return {
    purpose: 'chat',
    ...(ask.model === undefined ? {} : { model: ask.model }),
    system: systemBlocks(composed(ask.levels, agentLevel(ask, prompts), ask.person, prompts)),
    messages: conversationSoFar(ask.history, ask.session, ask.strategy.contextualMemory, ask.text),
    maxTokens: MOST_TOKENS,
    deadline: ask.deadline,
  };
}
