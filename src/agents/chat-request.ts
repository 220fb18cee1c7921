// Builds the model request for one answer of an agent.

import type { AgentSession } from '../domain/agent.ts';
import type { ChatEvent } from '../domain/event.ts';
import type { Instant } from '../domain/ids.ts';
import type { LlmRequest } from '../domain/llm.ts';
import type { ModelStrategy } from '../domain/model-strategy.ts';
import type { Prompts } from '../ports.ts';
import { conversationSoFar } from './conversation-so-far.ts';
import { hardReset, pendingReset } from './hard-reset.ts';
import { composed, identity, type Levels, type Speaker, systemBlocks } from './levels.ts';

/** In tokens: a long messenger reply. */
const MOST_TOKENS = 700;

export type ChatAsk = {
  readonly speaker: Speaker;
  readonly levels: Levels;
  /** Description of the person (person-words). */
  readonly person: string;
  /** Oldest first, without the message being answered. */
  readonly history: readonly ChatEvent[];
  readonly session: AgentSession | undefined;
  readonly text: string;
  /** The prompt strategy's model; undefined leaves the choice to the configuration. */
  readonly model: string | undefined;
  readonly strategy: ModelStrategy;
  readonly deadline: Instant;
};

/** Sent after the agent's own level until the new agent has answered; '' otherwise. It refers to the instructions instead of repeating
 * them: they are in the provider's cached prefix, so repeating them would be billed twice. */
function resetText({ speaker, session, strategy }: ChatAsk, prompts: Prompts): string {
  const reset = pendingReset(session);
  return reset === undefined ? '' : switchedText(strategy, reset.fromName, speaker.name, prompts);
}

/** Describes the switch in the form that strategy uses. */
export const switchedText = (strategy: ModelStrategy, previous: string, name: string, prompts: Prompts): string =>
  hardReset(strategy, { previous, name, duties: 'As que estão acima, em "Instruções do agente".' }, prompts);

/**
 * The system prompt from the most to the least stable level, then the history the model's strategy asks for, then the
 * new text.
 */
export function chatRequest(ask: ChatAsk, prompts: Prompts): LlmRequest {
  return {
    purpose: 'chat',
    ...(ask.model === undefined ? {} : { model: ask.model }),
    system: systemBlocks(
      composed(ask.levels, identity(ask.speaker, ask.levels.agent), resetText(ask, prompts), ask.person, prompts),
    ),
    messages: conversationSoFar(ask.history, ask.session, ask.strategy.contextualMemory, ask.text),
    maxTokens: MOST_TOKENS,
    deadline: ask.deadline,
  };
}
