// The language models, from configuration: one caller for each provider with a key, behind one door.

import type { ModelProvider } from '../domain/model-strategy.ts';
import { callAnthropic } from '../llm/anthropic/call-anthropic.ts';
import { llmRouter } from '../llm/llm-router.ts';
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
