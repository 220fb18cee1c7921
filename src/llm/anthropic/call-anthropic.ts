// Calls Claude through the official SDK (API version 2026-10-21: a bearer key, no sampling parameters), imported at the
// first call; retries and accounting are ours.

import type Anthropic from '@anthropic-ai/sdk';
import * as z from 'zod/mini';
import { type Endpoint, sdkOptions } from '../endpoint.ts';
import { failureOf } from '../failure-of.ts';
import { type CallModel, ModelFailure } from '../model-call.ts';
import { usageOf } from '../usage.ts';
import { anthropicBody } from './anthropic-messages.ts';

const counts = z.looseObject({
  input_tokens: z.unknown(),
  cache_read_input_tokens: z.unknown(),
  cache_creation_input_tokens: z.unknown(),
  output_tokens: z.unknown(),
});
/** As it is really sent: a compatible server may leave out what the SDK's types promise. */
const message = z.object({
  content: z.array(z.object({ type: z.string(), text: z.optional(z.string()) })),
  stop_reason: z.optional(z.nullable(z.string())),
  usage: z.optional(z.nullable(z.partial(counts))),
});

/** Rejects with ModelFailure only, which says whether another try may help. */
export function callAnthropic(endpoint: Endpoint): CallModel {
  let client: Promise<Anthropic> | undefined;
  return async (model, request, signal) => {
    client ??= import('@anthropic-ai/sdk').then(({ default: Client }) => new Client(sdkOptions(endpoint)));
    const { messages } = await client;
    const asked = anthropicBody(model, request);
    const answered: unknown = await messages
      .create(asked, { signal })
      .catch((error: unknown) => Promise.reject(failureOf(error)));
    const read = message.safeParse(answered);
    if (!read.success) throw new ModelFailure('answered gibberish', { retryable: true });
    const { content, stop_reason: stopped, usage: counted } = read.data;
    const text = content.flatMap((block) => (block.type === 'text' ? [block.text ?? ''] : [])).join('');
    const reported = {
      prompt: counted?.input_tokens,
      cacheRead: counted?.cache_read_input_tokens,
      cacheWrite: counted?.cache_creation_input_tokens,
      output: counted?.output_tokens,
    };
    const usage = usageOf(model.id, reported, asked, text);
    switch (stopped) {
      case 'max_tokens':
      case 'model_context_window_exceeded':
        return { kind: 'cut', why: 'max_tokens', usage };
      case 'refusal':
        return { kind: 'cut', why: 'refusal', usage };
      case 'end_turn':
      case 'stop_sequence':
        if (text.trim() === '') throw new ModelFailure('said nothing', { retryable: true, usage });
        return { kind: 'said', text, usage };
      default:
        throw new ModelFailure(`stopped for ${stopped ?? 'nothing'}`, { retryable: false, usage });
    }
  };
}
