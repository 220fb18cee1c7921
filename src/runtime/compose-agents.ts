// Wires agents: the directory and its cache, a model, the prompt strategies and the texts of prompts/.

import { type PromptCopies, promptCopies } from '../agents/prompt-copies.ts';
import { prepareAgents } from '../conversation/agents/prepare-agents.ts';
import { prepareParts } from '../conversation/prepare-parts.ts';
import type { Prepare } from '../conversation/preparing.ts';
import type { AgentDirectory } from '../domain/agent-directory.ts';
import type { ModelStrategy } from '../domain/model-strategy.ts';
import { shippedModels } from '../llm/models/shipped-models.ts';
import type { Clock, Llm, Log, Prompts } from '../ports.ts';

export type AgentRim = {
  readonly directory: AgentDirectory;
  readonly llm: Llm;
  /** Ids of CHAT_MODEL, in order. */
  readonly chatModels: readonly string[];
  readonly prompts: Prompts;
  readonly clock: Clock;
  readonly log: Log;
  readonly zone: string;
};

/** The strategy for unknown models: the form every model understands. */
const PLAIN: ModelStrategy = {
  type: 'gpt-standard',
  agentSwitchTemplate: 'simple',
  assertiveness: 'medium',
  contextualMemory: 'medium',
  specialHandling: ['role-override'],
};

/** The prompt strategy of a model, by id, alias or dated build. */
export function strategyOf(model: string | undefined, clock: Clock): ModelStrategy {
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  return (model === undefined || model === '' ? undefined : shippedModels().serving(model, day)?.strategy) ?? PLAIN;
}

/** @param rest completes decisions that are not about agents. */
export function composeAgents(
  rest: Prepare,
  rim: AgentRim,
): { readonly prepare: Prepare; readonly copies: PromptCopies } {
  const copies = promptCopies(rim.directory, rim.clock);
  return {
    prepare: prepareParts(prepareAgents(rest, { ...rim, copies, strategyOf: (model) => strategyOf(model, rim.clock) })),
    copies,
  };
}

/** Cache hits and misses by level, for /metrics. */
export const copySamples = (copies: Pick<PromptCopies, 'counts'>) =>
  Object.entries(copies.counts()).flatMap(([level, { hits, misses }]) => [
    { name: 'prompt_copies_total', labels: { level, result: 'hit' }, value: hits, type: 'counter' as const },
    { name: 'prompt_copies_total', labels: { level, result: 'miss' }, value: misses, type: 'counter' as const },
  ]);
