// Anthropic's Messages API, version 2026-10-21, on loopback. A model of it, not it: what is checked here is what broke others.

import type { IncomingMessage } from 'node:http';
import { shippedModels } from '../../../src/llm/models/shipped-models.ts';
import { type AnthropicRequest, anthropicProblem, anthropicRequest } from './anthropic-rules.ts';
import { type LlmServer, type LlmServerOptions, llmServer, type Refusal, type Wire } from './llm-server.ts';
import type { Billed, PromptBlock } from './prefix-cache.ts';
import { tokensOf } from './tokens-of.ts';

const VERSION = '2026-10-21';
const TTL_MS = 5 * 60_000;
const SAMPLING = ['temperature', 'top_p', 'top_k'];

export const anthropicServer = (key: string, options?: LlmServerOptions): Promise<LlmServer> =>
  llmServer([wire(key)], options);

const ERROR_TYPES = new Map([
  [401, 'authentication_error'],
  [429, 'rate_limit_error'],
]);

const wire = (key: string): Wire => ({
  path: '/v1/messages',
  check: (request, body) => refusalOf(key, request, body),
  errorBody: ({ status, message }) => ({
    type: 'error',
    error: { type: ERROR_TYPES.get(status) ?? 'invalid_request_error', message },
    request_id: 'req_fake',
  }),
  bill(body, cache) {
    const request = body as AnthropicRequest;
    const minimumTokens = shippedModels().find(request.model)?.capabilities.cacheMinimumTokens ?? 1024;
    return cache.marked(request.model, blocksOf(request), { minimumTokens, ttlMs: TTL_MS });
  },
  answer: (body, { text, stopped }, billed) => ({
    id: 'msg_fake',
    type: 'message',
    role: 'assistant',
    model: (body as AnthropicRequest).model,
    content: text === '' ? [] : [{ type: 'text', text, citations: null }],
    stop_reason: stopped ?? 'end_turn',
    stop_sequence: null,
    usage: usageOf(billed, text),
  }),
  events(answer) {
    const message = answer as { content: { text: string }[]; usage: object; stop_reason: string };
    const text = message.content.map((block) => block.text).join('');
    const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
    return [
      event('message_start', { message: { ...message, content: [], stop_reason: null } }),
      event('content_block_start', { index: 0, content_block: { type: 'text', text: '', citations: null } }),
      ...(text.match(/.{1,20}/gsu) ?? []).map((piece) =>
        event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } }),
      ),
      event('content_block_stop', { index: 0 }),
      event('message_delta', {
        delta: { stop_reason: message.stop_reason, stop_sequence: null },
        usage: message.usage,
      }),
      event('message_stop', {}),
    ];
  },
});

const usageOf = ({ input, cacheRead, cacheWrite }: Billed, text: string) => ({
  input_tokens: input,
  cache_read_input_tokens: cacheRead,
  cache_creation_input_tokens: cacheWrite,
  cache_creation: { ephemeral_5m_input_tokens: cacheWrite, ephemeral_1h_input_tokens: 0 },
  output_tokens: tokensOf(text),
  service_tier: 'standard',
});

function refusalOf(key: string, request: IncomingMessage, body: unknown): Refusal | undefined {
  if (request.headers.authorization !== `Bearer ${key}`) return { status: 401, message: 'invalid bearer token' };
  if (request.headers['anthropic-version'] !== VERSION)
    return { status: 400, message: `anthropic-version: ${VERSION} expected` };
  const sampling = SAMPLING.find((name) => name in (body as object));
  if (sampling !== undefined) return { status: 400, message: `${sampling}: Extra inputs are not permitted` };
  const read = anthropicRequest.safeParse(body);
  if (!read.success) return { status: 400, message: JSON.stringify(read.error.issues) };
  const problem = anthropicProblem(read.data);
  return problem === undefined ? undefined : { status: 400, message: problem };
}

/** The order the prefix is read in: tools, system, messages. */
function blocksOf({ tools = [], system = [], messages }: AnthropicRequest): PromptBlock[] {
  return [
    ...(tools.length === 0 ? [] : [{ text: JSON.stringify(tools) }]),
    ...system.map(({ text, cache_control }) => ({ text, breakpoint: cache_control != null })),
    ...messages.flatMap(({ role, content }) =>
      content.map(({ cache_control, ...block }) => ({
        text: block.type === 'text' ? block.text : `${role}${JSON.stringify(block)}`,
        breakpoint: cache_control != null,
      })),
    ),
  ];
}
