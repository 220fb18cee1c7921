// Calls OpenAI or a compatible server through the official SDK, loaded with the first call; retries and accounting are
// ours.

import type OpenAI from 'openai';
import type { LlmUsage } from '../../domain/llm.ts';
import { type Endpoint, sdkOptions } from '../endpoint.ts';
import { failureOf } from '../failure-of.ts';
import { type CallModel, ModelFailure } from '../model-call.ts';
import { tokens, usageOf } from '../usage.ts';
import { chatAnswer } from './chat-answer.ts';
import { chatBody } from './chat-messages.ts';

/** Rejects with ModelFailure only, which says whether another try may help. */
export function callOpenAi(endpoint: Endpoint): CallModel {
  let client: Promise<OpenAI> | undefined;
  return async (model, request, signal) => {
    client ??= import('openai').then(({ default: Client }) => new Client(sdkOptions(endpoint)));
    const { chat } = await client;
    const asked = chatBody(model, request);
    const answered: unknown = await chat.completions
      .create(asked, { signal })
      .catch((error: unknown) => Promise.reject(failureOf(error)));
    const { text, refused, stopped } = chatAnswer(answered);
    const usage = chatUsage(model.id, answered, asked, text);
    if (stopped === 'length') return { kind: 'cut', why: 'max_tokens', usage };
    if (stopped === 'content_filter' || refused) return { kind: 'cut', why: 'refusal', usage };
    if (stopped !== 'stop') throw new ModelFailure(`stopped for ${stopped}`, { retryable: false, usage });
    if (text.trim() === '') throw new ModelFailure('said nothing', { retryable: true, usage });
    return { kind: 'said', text, usage };
  };
}

/** `prompt_tokens` counts the whole prompt; DeepSeek reports cache hits under another name. */
function chatUsage(model: string, answered: unknown, asked: object, text: string): LlmUsage {
  const counted = field(answered, 'usage');
  const details = field(counted, 'prompt_tokens_details');
  const cacheRead = tokens(field(counted, 'prompt_cache_hit_tokens')) ?? tokens(field(details, 'cached_tokens')) ?? 0;
  const cacheWrite = tokens(field(details, 'cache_write_tokens')) ?? 0;
  const whole = tokens(field(counted, 'prompt_tokens'));
  const prompt = whole === undefined ? undefined : Math.max(0, whole - cacheRead - cacheWrite);
  return usageOf(model, { prompt, cacheRead, cacheWrite, output: field(counted, 'completion_tokens') }, asked, text);
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
