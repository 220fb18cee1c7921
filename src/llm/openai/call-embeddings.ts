// Calls an OpenAI-compatible /embeddings endpoint once; retries and accounting are ours.

import * as z from 'zod/mini';
import type { Vector } from '../../domain/embedding.ts';
import type { LlmUsage } from '../../domain/llm.ts';
import type { Endpoint } from '../endpoint.ts';
import { ModelFailure } from '../model-call.ts';
import { usageOf } from '../usage.ts';
import { postOpenAi } from './post-openai.ts';

/** @throws ModelFailure */
export type CallEmbeddings = (
  texts: readonly string[],
  signal: AbortSignal,
) => Promise<{ readonly vectors: readonly Vector[]; readonly usage: LlmUsage }>;

const answer = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()) })),
  usage: z.optional(z.nullable(z.object({ prompt_tokens: z.optional(z.number()) }))),
});

/** Models that accept a shorter vector: its first numbers carry nearly as much as all 1,536. */
const SHORTENED = /^text-embedding-3-/u;
const DIMENSIONS = 512;

/** One vector per text, in their order. Rejects with the failure of the provider. */
export const callEmbeddings =
  (endpoint: Endpoint, model: string): CallEmbeddings =>
  async (texts, signal) => {
    const body = {
      model,
      input: texts,
      encoding_format: 'float',
      ...(SHORTENED.test(model) ? { dimensions: DIMENSIONS } : {}),
    };
    const read = answer.safeParse(await postOpenAi(endpoint, '/embeddings', body, signal));
    if (!read.success) throw new ModelFailure('answered gibberish', { retryable: true });
    const vectors = read.data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => unit(embedding));
    const [first, ...rest] = vectors;
    if (vectors.length !== texts.length || rest.some(({ length }) => length !== first?.length))
      throw new ModelFailure('answered other vectors than were asked for', { retryable: true });
    const counted = { prompt: read.data.usage?.prompt_tokens, cacheRead: 0, cacheWrite: 0, output: 0 };
    return { vectors, usage: usageOf(model, counted, texts, '') };
  };

/** The vector scaled to length 1. @throws ModelFailure for a zero vector. */
function unit(numbers: readonly number[]): Vector {
  const length = Math.hypot(...numbers);
  if (!(length > 0 && Number.isFinite(length)))
    throw new ModelFailure('answered a vector without a direction', { retryable: false });
  return Float32Array.from(numbers, (one) => one / length);
}
