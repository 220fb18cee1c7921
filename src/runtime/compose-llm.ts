// The language models, from configuration: one caller for each provider with a key, behind one door.

import { redactedLlm } from '../context/redacted-llm.ts';
import { localDate } from '../conversation/local-time.ts';
import type { ModelBook } from '../domain/model-book.ts';
import type { ModelProvider } from '../domain/model-strategy.ts';
import { callAnthropic } from '../llm/anthropic/call-anthropic.ts';
import { llmRouter } from '../llm/llm-router.ts';
import { meteredLlm } from '../llm/metered-llm.ts';
import type { CallModel } from '../llm/model-call.ts';
import { shippedModels } from '../llm/models/shipped-models.ts';
import { callOpenAi } from '../llm/openai/call-openai.ts';
import type { Clock, Http, Llm, Log } from '../ports.ts';
import type { LlmConfig } from './llm-config.ts';

export type LlmRim = {
  readonly fetch: Http;
  readonly clock: Clock;
  readonly ticks: () => number;
  readonly log: Log;
};

export function composeLlm({ providers, modelsFor }: LlmConfig, { fetch, ...rim }: LlmRim): Llm {
  const callers = Object.fromEntries(
    Object.entries(providers).map(([provider, endpoint]): [string, CallModel] => {
      const call = provider === 'anthropic' ? callAnthropic : callOpenAi;
      return [provider, call({ ...endpoint, fetch })];
    }),
  ) as Partial<Record<ModelProvider, CallModel>>;
  return llmRouter({ ...rim, catalogue: shippedModels(), callers, modelsFor });
}

/** Whether a model is configured for plans, or for free words. */
export const servesPlans =
  ({ modelsFor }: LlmConfig) =>
  (mode: 'plan' | 'talk'): boolean =>
    modelsFor(mode === 'plan' ? 'planner' : 'chat').length > 0;

/** The same door with a book, a budget and nothing private behind it: what features are given. */
export function accountableLlm(
  llm: Llm,
  { maxDailyTokens, maxDailyTokensPerAccount }: LlmConfig,
  { book, zone, clock, log }: Pick<LlmRim, 'clock' | 'log'> & { readonly book: ModelBook; readonly zone: string },
): Llm {
  const dayOf = (at: number) => localDate(at, zone);
  const limits = { maxDailyTokens, maxDailyTokensPerAccount };
  return redactedLlm(meteredLlm(llm, { book, catalogue: shippedModels(), clock, log, dayOf, ...limits }));
}
