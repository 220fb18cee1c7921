// Converts a request to OpenAI's chat completions, also used by DeepSeek, Gemini and local servers. Prefix caching is
// automatic there: we only have to send the same bytes first.

import type OpenAI from 'openai';
import type { LlmMessage, LlmRequest } from '../../domain/llm.ts';
import type { Model } from '../models/model-catalogue.ts';
import { systemFor } from '../schema-in-words.ts';

type Body = OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming;
type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;

/** The body of one call without streaming; system blocks become one message. */
export function chatBody(model: Model, request: LlmRequest): Body {
  const system = systemFor(model, request)
    .map(({ text }) => text)
    .filter((text) => text.trim() !== '');
  return {
    model: request.model ?? model.id,
    messages: [
      ...(system.length === 0 ? [] : [{ role: 'system' as const, content: system.join('\n\n') }]),
      ...request.messages.flatMap(messagesOf),
    ],
    // OpenAI renamed the parameter when it began to include reasoning; the others kept the old name.
    ...(model.provider === 'openai'
      ? { max_completion_tokens: request.maxTokens, prompt_cache_key: request.purpose }
      : { max_tokens: request.maxTokens }),
    ...format(model, request),
  };
}

function format({ capabilities }: Model, { schema }: LlmRequest): Pick<Body, 'response_format'> {
  if (schema === undefined) return {};
  if (capabilities.structuredOutput === 'json_object') return { response_format: { type: 'json_object' } };
  return { response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } };
}

/** Results come first, each as a separate message: nothing may stand between a call and its result. */
function messagesOf({ role, parts }: LlmMessage): Message[] {
  if (role === 'assistant') return [assistantOf(parts)];
  const results = parts.flatMap((part): Message[] =>
    part.kind === 'tool_result' ? [{ role: 'tool', tool_call_id: part.id, content: part.output }] : [],
  );
  const rest = parts.flatMap((part): OpenAI.Chat.Completions.ChatCompletionContentPart[] => {
    if (part.kind === 'text') return [{ type: 'text', text: part.text }];
    if (part.kind === 'image')
      return [{ type: 'image_url', image_url: { url: `data:${part.mime};base64,${part.data}` } }];
    return [];
  });
  if (rest.length === 0) return results;
  // A plain string when there is only one text: some compatible servers accept nothing else.
  const [only] = rest;
  const content = rest.length === 1 && only?.type === 'text' ? only.text : rest;
  return [...results, { role: 'user', content }];
}

function assistantOf(parts: LlmMessage['parts']): Message {
  const said = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('');
  const calls = parts.flatMap((part) =>
    part.kind === 'tool_use'
      ? [
          {
            id: part.id,
            type: 'function' as const,
            function: { name: part.tool, arguments: JSON.stringify(part.args ?? {}) },
          },
        ]
      : [],
  );
  return {
    role: 'assistant',
    content: said === '' ? null : said,
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  };
}
