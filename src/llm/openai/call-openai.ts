// Calls OpenAI or a compatible server through the official SDK, loaded with the first call; retries and accounting are
// ours.

import type OpenAI from 'openai';
import type { LlmUsage } from '../../domain/llm.ts';
import { type Endpoint, sdkOptions } from '../endpoint.ts';
import { failureOf } from '../failure-of.ts';
import { type CallModel, ModelFailure } from '../model-call.ts';
import { chatBody } from './chat-messages.ts';

export function callOpenAi(endpoint: Endpoint): CallModel {
  let client: Promise<OpenAI> | undefined;
  return async (model, request, signal) => {
    client ??= import('openai').then(({ default: Client }) => new Client(sdkOptions(endpoint)));
    const { chat } = await client;
    const answer = await chat.completions
      .create(chatBody(model, request), { signal })
      .catch((error: unknown) => Promise.reject(failureOf(error)));
    const usage = usageOf(model.id, answer.usage);
    const choice = answer.choices?.[0];
    if (choice === undefined) throw new ModelFailure('no choice', { retryable: true });
    if (choice.finish_reason === 'length') return { kind: 'cut', why: 'max_tokens', usage };
    if (choice.finish_reason === 'content_filter') return { kind: 'cut', why: 'refusal', usage };
    if (choice.message.refusal) return { kind: 'cut', why: 'refusal', usage };
    if (choice.finish_reason !== 'stop')
      throw new ModelFailure(`stopped for ${choice.finish_reason}`, { retryable: false });
    const text = choice.message.content ?? '';
    if (text.trim() === '') throw new ModelFailure('said nothing', { retryable: true });
    return { kind: 'said', text, usage };
  };
}

/** `prompt_tokens` counts the whole prompt; DeepSeek reports cache hits under another name. */
function usageOf(model: string, counted: OpenAI.CompletionUsage | undefined): LlmUsage {
  const details = counted?.prompt_tokens_details;
  const hits = Reflect.get(counted ?? {}, 'prompt_cache_hit_tokens');
  const cacheRead = typeof hits === 'number' ? hits : (details?.cached_tokens ?? 0);
  const cacheWrite = details?.cache_write_tokens ?? 0;
  const prompt = counted?.prompt_tokens ?? 0;
  return {
    model,
    input: Math.max(0, prompt - cacheRead - cacheWrite),
    cacheRead,
    cacheWrite,
    output: counted?.completion_tokens ?? 0,
  };
}
