// POST /embeddings as OpenAI takes it. What a text means is the sum of its words, and words of one corner of life mean the same: enough
// to be near without a word in common.

import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { folded } from '../../../src/domain/fold.ts';
import type { Refusal, Wire } from './llm-server.ts';
import { tokensOf } from './tokens-of.ts';

/** Dimensions of an answer nobody asked to be shorter. */
const MODELS = new Map([
  ['text-embedding-3-small', 1536],
  ['text-embedding-3-large', 3072],
]);
/** One corner of life a line. */
const CORNERS = [
  'sonho sonhos sonhar dormir pesadelo origem inception',
  'bolo bolos doce sobremesa torta brigadeiro cenoura',
  'carro pneu mecanico oficina gasolina',
  'medico dentista consulta remedio dor',
].map((corner) => corner.split(' '));
/** Words that mean nothing by themselves. */
const EMPTY = new Set(
  'a o as os de da do dos das em no na um uma que e dentro aquele aquela meu minha filme'.split(' '),
);

const embeddingsRequest = z.strictObject({
  model: z.string(),
  input: z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(2048)),
  encoding_format: z.enum(['float']),
  dimensions: z.optional(z.int().check(z.positive())),
});
export type EmbeddingsRequest = z.infer<typeof embeddingsRequest>;

export const embeddingsWire = (path: string, key: string): Wire => ({
  path,
  check: (request, body) => refusalOf(key, request, body),
  errorBody: ({ message }) => ({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
  bill: (body) => ({
    input: tokensOf((body as EmbeddingsRequest).input.join(' ')),
    cacheRead: 0,
    cacheWrite: 0,
  }),
  answer(body, _, { input }) {
    const { model, input: texts, dimensions = MODELS.get(model) ?? 0 } = body as EmbeddingsRequest;
    return {
      object: 'list',
      data: texts.map((text, index) => ({ object: 'embedding', index, embedding: meaningOf(text, dimensions) })),
      model,
      usage: { prompt_tokens: input, total_tokens: input },
    };
  },
  events: () => [],
});

function meaningOf(text: string, dimensions: number): number[] {
  const sum: number[] = Array.from({ length: dimensions }, () => 0);
  const words = folded(text).split(' ');
  for (const word of words.filter((one) => one !== '' && !EMPTY.has(one))) {
    const corner = CORNERS.find((words) => words.includes(word));
    const direction = directionOf(corner?.[0] ?? word);
    for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + direction();
  }
  return sum.some((part) => part !== 0) ? sum : sum.map((_, at) => Number(at === 0));
}

/** The same numbers for the same word, between -1 and 1: any two words have next to nothing in common. */
function directionOf(word: string): () => number {
  let state = 2_166_136_261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9;
    return (state >> 8) / 2 ** 23;
  };
}

function refusalOf(key: string, request: IncomingMessage, body: unknown): Refusal | undefined {
  if (request.headers.authorization !== `Bearer ${key}`) return { status: 401, message: 'Incorrect API key provided' };
  const read = embeddingsRequest.safeParse(body);
  if (!read.success) return { status: 400, message: JSON.stringify(read.error.issues) };
  const { model, dimensions = 1 } = read.data;
  const most = MODELS.get(model);
  if (most === undefined) return { status: 404, message: `The model '${model}' does not exist` };
  return dimensions > most ? { status: 400, message: `Invalid value for 'dimensions' = ${dimensions}.` } : undefined;
}
