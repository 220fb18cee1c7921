// Converts a request to Anthropic's Messages API. At most four cache breakpoints, placed after the levels of the system
// prompt and at the end of the history, since everything before a breakpoint is read back at a fraction of its price.

import type Anthropic from '@anthropic-ai/sdk';
import type { LlmMessage, LlmPart, LlmRequest, LlmSystemBlock } from '../../domain/llm.ts';
import type { Model } from '../models/model-catalogue.ts';
import { systemFor } from '../schema-in-words.ts';

const BREAKPOINT = { type: 'ephemeral' } as const;
const MOST_BREAKPOINTS = 4;

/** The body of one call without streaming; a schema only for models that take one. */
export function anthropicBody(model: Model, request: LlmRequest): Anthropic.MessageCreateParamsNonStreaming {
  const { schema } = request;
  const names = toolNames(request);
  return {
    model: request.model ?? model.id,
    max_tokens: request.maxTokens,
    system: systemBlocks(systemFor(model, request)),
    messages: withBreakpointAtEnd(request.messages.map(messageOf)),
    ...(names.length === 0 ? {} : { tools: names.map(toolOf), tool_choice: { type: 'none' } }),
    ...(schema === undefined || model.capabilities.structuredOutput !== 'json_schema'
      ? {}
      : { output_config: { format: { type: 'json_schema', schema: schema.schema } } }),
  };
}

function systemBlocks(system: readonly LlmSystemBlock[]): Anthropic.TextBlockParam[] {
  // One is reserved for the history.
  let left = MOST_BREAKPOINTS - 1;
  return system
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, keep }) => {
      if (keep !== true || left === 0) return { type: 'text', text };
      left -= 1;
      return { type: 'text', text, cache_control: BREAKPOINT };
    });
}

/**
 * A history that uses tools must declare them, even when this call may use none. In the order of the request, since tools
 * are the beginning of the cached prefix.
 */
function toolNames({ tools = [], messages }: LlmRequest): string[] {
  const used = messages.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'tool_use' ? [part.tool] : [])));
  return [...new Set([...tools, ...used])];
}

const toolOf = (name: string): Anthropic.Tool => ({ name, input_schema: { type: 'object' } });

const messageOf = ({ role, parts }: LlmMessage): Message => ({ role, content: parts.map(blockOf) });

/** The end of the history is a breakpoint: in the next turn it is a prefix. */
function withBreakpointAtEnd(messages: readonly Message[]): Anthropic.MessageParam[] {
  const last = messages.at(-1);
  const block = last?.content.at(-1);
  if (last === undefined || block === undefined) return [...messages];
  const content = [...last.content.slice(0, -1), { ...block, cache_control: BREAKPOINT }];
  return [...messages.slice(0, -1), { ...last, content }];
}

type Message = { readonly role: LlmMessage['role']; readonly content: Block[] };
type Block =
  | Anthropic.TextBlockParam
  | Anthropic.ToolUseBlockParam
  | Anthropic.ToolResultBlockParam
  | Anthropic.ImageBlockParam;

function blockOf(part: LlmPart): Block {
  switch (part.kind) {
    case 'text':
      return { type: 'text', text: part.text };
    case 'tool_use':
      return { type: 'tool_use', id: part.id, name: part.tool, input: part.args };
    case 'tool_result':
      return {
        type: 'tool_result',
        tool_use_id: part.id,
        content: part.output,
        ...(part.failed ? { is_error: true } : {}),
      };
    case 'image':
      return { type: 'image', source: { type: 'base64', media_type: imageType(part.mime), data: part.data } };
    default:
      return part satisfies never;
  }
}

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Media types the API accepts; any other is sent as the commonest one and rejected by the API. */
const imageType = (mime: string): (typeof IMAGE_TYPES)[number] =>
  IMAGE_TYPES.find((known) => known === mime) ?? 'image/jpeg';
