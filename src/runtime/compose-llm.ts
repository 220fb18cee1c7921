// Wires the language models: one caller per provider with a key, behind the Llm port.

import { redactedEmbedder } from '../context/redacted-embedder.ts';
import { redactedLlm } from '../context/redacted-llm.ts';
import { localDate } from '../conversation/local-time.ts';
import type { Embedder } from '../domain/embedding.ts';
import type { ModelBook } from '../domain/model-book.ts';
import type { ModelProvider } from '../domain/model-strategy.ts';
import type { Transcribe } from '../domain/recording.ts';
import { callAnthropic } from '../llm/anthropic/call-anthropic.ts';
import { embedder } from '../llm/embedder.ts';
import { llmRouter } from '../llm/llm-router.ts';
import { meteredLlm } from '../llm/metered-llm.ts';
import type { CallModel } from '../llm/model-call.ts';
import { shippedModels } from '../llm/models/shipped-models.ts';
import { callEmbeddings } from '../llm/openai/call-embeddings.ts';
import { callOpenAi } from '../llm/openai/call-openai.ts';
import { callTranscription } from '../llm/openai/call-transcription.ts';
import { type TokenBudget, tokenBudget } from '../llm/token-budget.ts';
import { transcriber } from '../llm/transcriber.ts';
import type { Clock, Http, Llm, Log } from '../ports.ts';
import type { LlmConfig } from './llm-config.ts';

export type LlmRim = {
  readonly fetch: Http;
  readonly clock: Clock;
  readonly ticks: () => number;
  readonly log: Log;
};

/** Without any key every question answers that no model is configured. */
export function composeLlm({ providers, modelsFor }: LlmConfig, { fetch, ...rim }: LlmRim): Llm {
  const callers = Object.fromEntries(
    Object.entries(providers).map(([provider, endpoint]): [string, CallModel] => {
      const call = provider === 'anthropic' ? callAnthropic : callOpenAi;
      return [provider, call({ ...endpoint, fetch })];
    }),
  ) as Partial<Record<ModelProvider, CallModel>>;
  return llmRouter({ ...rim, catalogue: shippedModels(), callers, modelsFor });
}

/** Whether a model is configured for plans, or for conversation. */
export const servesPlans =
  ({ modelsFor }: LlmConfig) =>
  (mode: 'plan' | 'talk'): boolean =>
    modelsFor(mode === 'plan' ? 'planner' : 'chat').length > 0;

/** Whether a vision model is configured. */
export const sees = ({ modelsFor }: LlmConfig): boolean =>
  modelsFor('vision').some((id) => shippedModels().find(id)?.capabilities.vision === true);

/** The Llm port as features get it: metered, budgeted and redacted. */
export function accountableLlm(llm: Llm, budget: TokenBudget): Llm {
  return redactedLlm(meteredLlm(llm, budget));
}

/** The daily token budget, and where usage is recorded. */
export function composeTokenBudget(
  { maxDailyTokens, maxDailyTokensPerAccount }: LlmConfig,
  { book, zone, clock, log }: Pick<LlmRim, 'clock' | 'log'> & { readonly book: ModelBook; readonly zone: string },
): TokenBudget {
  const dayOf = (at: number) => localDate(at, zone);
  const limits = { maxDailyTokens, maxDailyTokensPerAccount };
  return tokenBudget({ book, catalogue: shippedModels(), clock, log, dayOf, ...limits });
}

/** The transcriber; undefined when none is configured. */
export function composeTranscriber(
  { hearing }: LlmConfig,
  { fetch, ...rim }: LlmRim,
  budget: TokenBudget,
): Transcribe | undefined {
  if (hearing === undefined) return undefined;
  const { model, ...endpoint } = hearing;
  return transcriber({ ...rim, call: callTranscription({ ...endpoint, fetch }, model), budget });
}

/** The embedder; undefined when none is configured. */
export function composeEmbedder(
  { embedding }: LlmConfig,
  { fetch, ...rim }: LlmRim,
  budget: TokenBudget,
): Embedder | undefined {
  if (embedding === undefined) return undefined;
  const { model, ...endpoint } = embedding;
  return redactedEmbedder(embedder({ ...rim, model, call: callEmbeddings({ ...endpoint, fetch }, model), budget }));
}
