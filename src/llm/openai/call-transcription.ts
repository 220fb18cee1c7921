// Calls an OpenAI-compatible /audio/transcriptions endpoint once; retries and accounting are ours.

import * as z from 'zod/mini';
import type { LlmUsage } from '../../domain/llm.ts';
import type { Recording } from '../../domain/recording.ts';
import type { Endpoint } from '../endpoint.ts';
import { ModelFailure } from '../model-call.ts';
import { tokens, usageOf } from '../usage.ts';
import { postOpenAi } from './post-openai.ts';

/** @throws ModelFailure */
export type CallTranscription = (
  recording: Recording,
  signal: AbortSignal,
) => Promise<{ readonly text: string; readonly usage: LlmUsage }>;

/** The endpoint derives the format from the file name's extension. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ogg|opus/u, 'ogg'],
  [/mpeg|mp3/u, 'mp3'],
  [/mp4|m4a|aac/u, 'm4a'],
  [/wav/u, 'wav'],
  [/webm/u, 'webm'],
  [/flac/u, 'flac'],
];

/** Tokens billed per second of speech; used for the daily budget where a provider bills seconds. */
const TOKENS_A_SECOND = 10;

const count = z.optional(z.nullable(z.number()));
const answer = z.object({
  text: z.string(),
  usage: z.optional(z.nullable(z.object({ input_tokens: count, output_tokens: count, seconds: count }))),
});

/** Rejects with the failure of the provider; an answer of another shape is one. */
export const callTranscription =
  (endpoint: Endpoint, model: string): CallTranscription =>
  async ({ bytes, mime }, signal) => {
    const type = mime.split(';')[0]?.trim().toLowerCase() || 'audio/ogg';
    const ending = ENDINGS.find(([format]) => format.test(type))?.[1] ?? 'ogg';
    const form = new FormData();
    form.append('file', new Blob([bytes as BlobPart], { type }), `audio.${ending}`);
    form.append('model', model);
    form.append('language', 'pt');
    form.append('response_format', 'json');
    const read = answer.safeParse(await postOpenAi(endpoint, '/audio/transcriptions', form, signal));
    if (!read.success) throw new ModelFailure('answered gibberish', { retryable: true });
    const { text, usage } = read.data;
    const counted = {
      prompt: tokens(usage?.input_tokens) ?? Math.ceil((usage?.seconds ?? Number.NaN) * TOKENS_A_SECOND),
      cacheRead: 0,
      cacheWrite: 0,
      output: usage?.output_tokens,
    };
    return { text, usage: usageOf(model, counted, { text }, text) };
  };
