// Calls Claude through the official SDK (API version 2026-10-21: a bearer key, no sampling parameters), imported at the
// first call; retries and accounting are ours.

import type Anthropic from '@anthropic-ai/sdk';
import { type Endpoint, sdkOptions } from '../endpoint.ts';
import { failureOf } from '../failure-of.ts';
import { type CallModel, ModelFailure } from '../model-call.ts';
import { anthropicBody } from './anthropic-messages.ts';

export function callAnthropic(endpoint: Endpoint): CallModel {
  let client: Promise<Anthropic> | undefined;
  return async (model, request, signal) => {
    client ??= import('@anthropic-ai/sdk').then(({ default: Client }) => new Client(sdkOptions(endpoint)));
    const { messages } = await client;
    const answer = await messages
      .create(anthropicBody(model, request), { signal })
      .catch((error: unknown) => Promise.reject(failureOf(error)));
    const { usage: counted } = answer;
    const usage = {
      model: model.id,
      input: counted.input_tokens,
      cacheRead: counted.cache_read_input_tokens ?? 0,
      cacheWrite: counted.cache_creation_input_tokens ?? 0,
      output: counted.output_tokens,
    };
    switch (answer.stop_reason) {
      case 'max_tokens':
      case 'model_context_window_exceeded':
        return { kind: 'cut', why: 'max_tokens', usage };
      case 'refusal':
        return { kind: 'cut', why: 'refusal', usage };
      case 'end_turn':
      case 'stop_sequence': {
        const text = answer.content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('');
        if (text.trim() === '') throw new ModelFailure('said nothing', { retryable: true });
        return { kind: 'said', text, usage };
      }
      default:
        throw new ModelFailure(`stopped for ${String(answer.stop_reason)}`, { retryable: false });
    }
  };
}
