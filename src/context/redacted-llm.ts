// No model sees what identifies a person or opens a door: every text of a request goes through the redaction, whoever wrote it.

import { LRUCache } from 'lru-cache';
import type { LlmPart, LlmRequest } from '../domain/llm.ts';
import type { Llm } from '../ports.ts';
import { redact, redactDeep } from './redact.ts';

/** Of texts read before: a history is sent again with every message. */
const REMEMBERED_UNITS = 1_000_000;

export function redactedLlm(llm: Llm): Llm {
  const known = new LRUCache<string, string>({
    maxSize: REMEMBERED_UNITS,
    sizeCalculation: (value, key) => value.length + key.length + 1,
  });
  const once = (text: string): string => {
    const safe = known.get(text) ?? redact(text);
    known.set(text, safe);
    return safe;
  };
  return { ask: (request) => llm.ask(redactedRequest(request, once)) };
}

const redactedRequest = (request: LlmRequest, safe: typeof redact): LlmRequest => ({
  ...request,
  system: request.system.map((block) => ({ ...block, text: safe(block.text) })),
  messages: request.messages.map((message) => ({
    ...message,
    parts: message.parts.map((part) => redactedPart(part, safe)),
  })),
});

function redactedPart(part: LlmPart, safe: typeof redact): LlmPart {
  switch (part.kind) {
    case 'text':
      return { ...part, text: safe(part.text) };
    case 'tool_use':
      return { ...part, args: redactDeep(part.args) };
    case 'tool_result':
      return { ...part, output: safe(part.output) };
    case 'image':
      return part;
    default:
      return part satisfies never;
  }
}
