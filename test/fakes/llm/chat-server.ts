// Chat completions on loopback as OpenAI, DeepSeek and Gemini's compatible endpoint speak them: one dialect, three accents.

import type { IncomingMessage } from 'node:http';
import type { Model } from '../../../src/llm/models/model-catalogue.ts';
import { shippedModels } from '../../../src/llm/models/shipped-models.ts';
import { audioWire } from './audio-wire.ts';
import { type ChatRequest, chatProblem, chatRequest, type Dialect } from './chat-rules.ts';
import { embeddingsWire } from './embeddings-wire.ts';
import { type LlmServer, type LlmServerOptions, llmServer, type Refusal, type Wire } from './llm-server.ts';
import type { Billed } from './prefix-cache.ts';
import { tokensOf } from './tokens-of.ts';

const PATHS = {
  openai: '/v1/chat/completions',
  deepseek: '/chat/completions',
  gemini: '/v1beta/openai/chat/completions',
} as const;
/** How long an unused prefix stays; DeepSeek's disk keeps it for hours. */
const TTL_MS = { openai: 10 * 60_000, deepseek: 4 * 3_600_000, gemini: 5 * 60_000 } as const;

export type ChatServer = LlmServer & { readonly baseUrl: string };

export async function chatServer(dialect: Dialect, key: string, options?: LlmServerOptions): Promise<ChatServer> {
  const base = PATHS[dialect].replace('/chat/completions', '');
  const others =
    dialect === 'openai'
      ? [audioWire(`${base}/audio/transcriptions`, key), embeddingsWire(`${base}/embeddings`, key)]
      : [];
  const server = await llmServer([wire(dialect, key), ...others], options);
  return { ...server, baseUrl: `${server.root}${base}` };
}

const modelOf = (body: unknown): Model | undefined => shippedModels().find((body as ChatRequest).model);

const wire = (dialect: Dialect, key: string): Wire => ({
  path: PATHS[dialect],
  check: (request, body) => refusalOf(dialect, key, request, body),
  errorBody: ({ message }) => ({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
  bill(body, cache) {
    const model = modelOf(body);
    const { messages } = body as ChatRequest;
    return cache.automatic((body as ChatRequest).model, messages.map((one) => JSON.stringify(one)).join('\n'), {
      minimumTokens: model?.capabilities.cacheMinimumTokens ?? 1024,
      ttlMs: TTL_MS[dialect],
      charged: model !== undefined && Number(model.price.cacheWrite) > Number(model.price.input),
    });
  },
  answer: (body, { text, stopped }, billed) => ({
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: (body as ChatRequest).model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: stopped === 'refusal' ? null : text,
          refusal: stopped === 'refusal' && dialect === 'openai' ? 'Não posso ajudar com isso.' : null,
        },
        logprobs: null,
        finish_reason: finishOf(dialect, stopped),
      },
    ],
    usage: usageOf(dialect, billed, text),
  }),
  events(answer, body) {
    const { choices, usage, ...rest } = answer as {
      usage: object;
      choices: { message: { content: string | null }; finish_reason: string }[];
    };
    const [choice] = choices;
    const data = (more: object) => `data: ${JSON.stringify({ ...rest, object: 'chat.completion.chunk', ...more })}\n\n`;
    const chunk = (delta: object, finish_reason: string | null) =>
      data({ choices: [{ index: 0, delta, finish_reason }] });
    // DeepSeek counts without being asked.
    const counted = dialect === 'deepseek' || (body as ChatRequest).stream_options?.include_usage === true;
    return [
      chunk({ role: 'assistant', content: '' }, null),
      ...((choice?.message.content ?? '').match(/.{1,20}/gsu) ?? []).map((content) => chunk({ content }, null)),
      chunk({}, choice?.finish_reason ?? 'stop'),
      ...(counted ? [data({ choices: [], usage })] : []),
      'data: [DONE]\n\n',
    ];
  },
});

function finishOf(dialect: Dialect, stopped: 'max_tokens' | 'refusal' | undefined): string {
  if (stopped === 'max_tokens') return 'length';
  // OpenAI refuses in a field of the message and still says 'stop'.
  return stopped === 'refusal' && dialect !== 'openai' ? 'content_filter' : 'stop';
}

function usageOf(dialect: Dialect, { input, cacheRead, cacheWrite }: Billed, text: string) {
  const prompt_tokens = input + cacheRead + cacheWrite;
  const completion_tokens = tokensOf(text);
  return {
    prompt_tokens,
    completion_tokens,
    total_tokens: prompt_tokens + completion_tokens,
    ...(dialect === 'deepseek'
      ? { prompt_cache_hit_tokens: cacheRead, prompt_cache_miss_tokens: prompt_tokens - cacheRead }
      : {
          prompt_tokens_details: {
            cached_tokens: cacheRead,
            ...(cacheWrite > 0 ? { cache_write_tokens: cacheWrite } : {}),
          },
        }),
  };
}

function refusalOf(dialect: Dialect, key: string, request: IncomingMessage, body: unknown): Refusal | undefined {
  if (request.headers.authorization !== `Bearer ${key}`) return { status: 401, message: 'Incorrect API key provided' };
  const read = chatRequest.safeParse(body);
  if (!read.success) return { status: 400, message: JSON.stringify(read.error.issues) };
  const problem = chatProblem(read.data, dialect);
  return problem === undefined ? undefined : { status: 400, message: problem };
}
