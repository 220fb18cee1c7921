// Converts a request to Anthropic's Messages API. At most four cache breakpoints, placed after the levels of the system
// prompt and at the end of the history, since everything before a breakpoint is read back at a fraction of its price.

import type Anthropic from '@anthropic-ai/sdk';
import type { LlmMessage, LlmPart, LlmRequest, LlmSystemBlock } from '../../domain/llm.ts';
import type { Model } from '../models/model-catalogue.ts';
import { systemFor } from '../schema-in-words.ts';

const BREAKPOINT = { type: 'ephemeral' } as const;
const MOST_BREAKPOINTS = 4;

export function anthropicBody(model: Model, request: LlmRequest): Anthropic.MessageCreateParamsNonStreaming {
  const { schema } = request;
  const names = toolNames(request);
  return {
    model: request.model ?? model.id,
    max_tokens: request.maxTokens,
    system: systemBlocks(systemFor(model, request)),
    messages: request.messages.map((message, index) => messageOf(message, index === request.messages.length - 1)),
    ...(names.length === 0 ? {} : { tools: names.map(toolOf), tool_choice: { type: 'none' } }),
    ...(schema === undefined || model.capabilities.structuredOutput !== 'json_schema'
      ? {}
      : { output_config: { format: { type: 'json_schema', schema: schema.schema } } }),
  };
}

function systemBlocks(system: readonly LlmSystemBlock[]): Anthropic.TextBlockParam[] {
  // One is left for the history.
  let left = MOST_BREAKPOINTS - 1;
  return system
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, keep }) => {
      if (keep !== true || left === 0) return { type: 'text', text };
      left -= 1;
      return { type: 'text', text, cache_control: BREAKPOINT };
    });
}

/** A history that uses tools must name them, though this call may use none. In the order of the request: tools begin the prefix. */
function toolNames({ tools = [], messages }: LlmRequest): string[] {
  const used = messages.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'tool_use' ? [part.tool] : [])));
  return [...new Set([...tools, ...used])];
}

const toolOf = (name: string): Anthropic.Tool => ({ name, input_schema: { type: 'object' } });

/** The end of the history is a breakpoint: next turn it is a prefix. */
const messageOf = ({ role, parts }: LlmMessage, last: boolean): Anthropic.MessageParam => ({
  role,
  content: parts.map((part, index) => ({
    ...blockOf(part),
    ...(last && index === parts.length - 1 ? { cache_control: BREAKPOINT } : {}),
  })),
});

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

/** What they take; anything else is sent as the commonest and refused by them, as it should be. */
const imageType = (mime: string): (typeof IMAGE_TYPES)[number] =>
  IMAGE_TYPES.find((known) => known === mime) ?? 'image/jpeg';
