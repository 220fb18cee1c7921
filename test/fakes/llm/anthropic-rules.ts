// What Anthropic's Messages API refuses, as strictly as its documentation reads: a history that passes here passes there.

import * as z from 'zod/mini';

const cache = z.optional(z.nullable(z.strictObject({ type: z.literal('ephemeral'), ttl: z.optional(z.string()) })));
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/u));
const text = z.strictObject({ type: z.literal('text'), text: z.string(), cache_control: cache });
const block = z.discriminatedUnion('type', [
  text,
  z.strictObject({
    type: z.literal('tool_use'),
    id,
    name: z.string(),
    input: z.record(z.string(), z.unknown()),
    cache_control: cache,
  }),
  z.strictObject({
    type: z.literal('tool_result'),
    tool_use_id: id,
    content: z.string(),
    is_error: z.optional(z.boolean()),
    cache_control: cache,
  }),
  z.strictObject({
    type: z.literal('image'),
    source: z.strictObject({ type: z.literal('base64'), media_type: z.string(), data: z.string() }),
    cache_control: cache,
  }),
]);
const message = z.strictObject({ role: z.enum(['user', 'assistant']), content: z.array(block) });

export const anthropicRequest = z.strictObject({
  model: z.string(),
  max_tokens: z.int().check(z.gte(1)),
  system: z.optional(z.array(text)),
  messages: z.array(message),
  tools: z.optional(
    z.array(z.strictObject({ name: z.string(), input_schema: z.looseObject({ type: z.literal('object') }) })),
  ),
  tool_choice: z.optional(z.strictObject({ type: z.enum(['none', 'auto', 'any']) })),
  output_config: z.optional(
    z.strictObject({ format: z.strictObject({ type: z.literal('json_schema'), schema: z.looseObject({}) }) }),
  ),
  stream: z.optional(z.boolean()),
});

export type AnthropicRequest = z.infer<typeof anthropicRequest>;
type Message = AnthropicRequest['messages'][number];

/** The sentence of the 400; undefined when nothing is wrong. */
export function anthropicProblem(request: AnthropicRequest): string | undefined {
  const { messages, system = [], tools = [] } = request;
  if (messages.length === 0) return 'messages: at least one message is required';
  if (messages[0]?.role !== 'user') return 'messages: first message must use the "user" role';
  if (messages.at(-1)?.role !== 'user') return 'messages: this model does not support assistant message prefill';
  const texts = [...system, ...messages.flatMap(({ content }) => content)];
  if (texts.some((one) => one.type === 'text' && one.text.trim() === ''))
    return 'text content blocks must contain non-whitespace text';
  if (texts.filter((one) => one.cache_control != null).length > 4) return 'at most 4 blocks with cache_control';
  const names = new Set(tools.map(({ name }) => name));
  const seen = new Set<string>();
  for (const [index, one] of messages.entries()) {
    const before = messages[index - 1];
    if (before?.role === one.role) return `messages.${index}: roles must alternate`;
    if (one.content.length === 0) return `messages.${index}: content must not be empty`;
    const problem = pairProblem(before, one);
    if (problem !== undefined) return `messages.${index}: ${problem}`;
    for (const part of one.content) {
      if (part.type !== 'tool_use') continue;
      if (seen.has(part.id)) return `messages.${index}: \`tool_use\` ids must be unique`;
      seen.add(part.id);
      if (!names.has(part.name)) return `messages.${index}: \`tool_use\` of a tool that is not defined: ${part.name}`;
    }
  }
  return undefined;
}

function pairProblem(before: Message | undefined, { role, content }: Message): string | undefined {
  const asked = (before?.content ?? []).flatMap((part) => (part.type === 'tool_use' ? [part.id] : []));
  const answered = content.flatMap((part) => (part.type === 'tool_result' ? [part.tool_use_id] : []));
  if (role === 'assistant' && answered.length > 0) return '`tool_result` blocks can only be in user messages';
  if (role === 'user' && content.some((part) => part.type === 'tool_use'))
    return '`tool_use` blocks can only be in assistant messages';
  const missing = asked.filter((one) => !answered.includes(one));
  if (missing.length > 0) return `\`tool_use\` ids without \`tool_result\` right after: ${missing.join(', ')}`;
  const stray = answered.filter((one, at) => !asked.includes(one) || answered.indexOf(one) !== at);
  if (stray.length > 0) return `unexpected \`tool_result\`: ${stray.join(', ')}`;
  const firstOther = content.findIndex((part) => part.type !== 'tool_result');
  const lastResult = content.findLastIndex((part) => part.type === 'tool_result');
  return firstOther !== -1 && lastResult > firstOther ? '`tool_result` blocks must come first' : undefined;
}
