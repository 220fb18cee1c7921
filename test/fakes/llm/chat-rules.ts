// What chat completions refuse: OpenAI's rules, with the differences of DeepSeek and of Gemini's compatible endpoint.

import * as z from 'zod/mini';

export type Dialect = 'openai' | 'deepseek' | 'gemini';

const call = z.strictObject({
  id: z.string(),
  type: z.literal('function'),
  function: z.strictObject({ name: z.string(), arguments: z.string() }),
});
const part = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string() }),
  z.strictObject({ type: z.literal('image_url'), image_url: z.strictObject({ url: z.string() }) }),
]);
const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('system'), content: z.string() }),
  z.strictObject({ role: z.literal('user'), content: z.union([z.string(), z.array(part)]) }),
  z.strictObject({
    role: z.literal('assistant'),
    content: z.nullable(z.string()),
    tool_calls: z.optional(z.array(call)),
  }),
  z.strictObject({ role: z.literal('tool'), tool_call_id: z.string(), content: z.string() }),
]);

export const chatRequest = z.strictObject({
  model: z.string(),
  messages: z.array(message),
  max_tokens: z.optional(z.int().check(z.gte(1))),
  max_completion_tokens: z.optional(z.int().check(z.gte(1))),
  prompt_cache_key: z.optional(z.string()),
  stream: z.optional(z.boolean()),
  stream_options: z.optional(z.looseObject({})),
  response_format: z.optional(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('json_object') }),
      z.strictObject({
        type: z.literal('json_schema'),
        json_schema: z.strictObject({
          name: z.string().check(z.regex(/^[\w-]{1,64}$/u)),
          schema: z.looseObject({}),
          strict: z.optional(z.boolean()),
        }),
      }),
    ]),
  ),
});

export type ChatRequest = z.infer<typeof chatRequest>;

/** The sentence of the 400; undefined when nothing is wrong. */
export function chatProblem(request: ChatRequest, dialect: Dialect): string | undefined {
  return messagesProblem(request.messages) ?? formatProblem(request, dialect) ?? limitProblem(request, dialect);
}

function limitProblem(request: ChatRequest, dialect: Dialect): string | undefined {
  if (dialect === 'openai' && request.max_tokens !== undefined)
    return "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
  if (dialect !== 'openai' && request.prompt_cache_key !== undefined) return 'unknown field `prompt_cache_key`';
  return undefined;
}

function messagesProblem(messages: ChatRequest['messages']): string | undefined {
  if (messages.length === 0) return 'messages: empty array';
  let waiting: string[] = [];
  for (const [index, one] of messages.entries()) {
    if (one.role === 'tool') {
      if (!waiting.includes(one.tool_call_id))
        return `messages.${index}: role 'tool' must be a response to a preceding message with 'tool_calls'`;
      waiting = waiting.filter((id) => id !== one.tool_call_id);
      continue;
    }
    if (waiting.length > 0) return `messages.${index}: tool_call_ids without a response: ${waiting.join(', ')}`;
    if (one.role === 'system' && index > 0) return `messages.${index}: system must come first`;
    if (one.role === 'assistant') {
      const { tool_calls: calls = [] } = one;
      if (calls.length === 0 && (one.content ?? '').trim() === '')
        return `messages.${index}: content or tool_calls expected`;
      if (calls.some(({ function: { arguments: text } }) => !isObject(text)))
        return `messages.${index}: arguments must be a JSON object`;
      waiting = calls.map(({ id }) => id);
      if (new Set(waiting).size < waiting.length) return `messages.${index}: duplicate tool call ids`;
    } else if (one.content.length === 0 || (typeof one.content === 'string' && one.content.trim() === '')) {
      return `messages.${index}: content must not be empty`;
    }
  }
  if (waiting.length > 0) return `tool_call_ids without a response: ${waiting.join(', ')}`;
  return messages.at(-1)?.role === 'assistant' ? 'last message must be from the user or a tool' : undefined;
}

function formatProblem({ response_format: format, messages }: ChatRequest, dialect: Dialect): string | undefined {
  if (format === undefined) return undefined;
  if (format.type === 'json_schema') {
    if (dialect === 'deepseek') return 'This response_format type is unavailable now';
    return format.json_schema.strict === true ? strictProblem(format.json_schema.schema, 'schema') : undefined;
  }
  return /json/iu.test(JSON.stringify(messages))
    ? undefined
    : "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
}

/** Strict schemas: an object is the root, every object is closed and every property required (DEPENDENCIES trap 8). */
function strictProblem(schema: unknown, at: string): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const one = schema as Record<string, unknown>;
  if (at === 'schema' && one.type !== 'object') return 'schema must have type "object" at its root';
  if (one.type === 'object') {
    const names = Object.keys((one.properties as object | undefined) ?? {});
    if (one.additionalProperties !== false) return `${at}: additionalProperties must be false`;
    const required = new Set((one.required as string[] | undefined) ?? []);
    const loose = names.find((name) => !required.has(name));
    if (loose !== undefined) return `${at}: '${loose}' must be required`;
  }
  for (const [key, value] of Object.entries(one)) {
    const problem = strictProblem(value, `${at}.${key}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
