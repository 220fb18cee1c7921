// An Llm that redacts every text of a request, whoever wrote it.

import type { LlmPart, LlmRequest } from '../domain/llm.ts';
import type { Llm } from '../ports.ts';
import { type redact, redactDeep } from './redact.ts';
import { redactOnce } from './redact-once.ts';

/**
 * The same model, which never sees a document number, card, password or address. A text seen before is not redacted
 * again.
 */
export function redactedLlm(llm: Llm): Llm {
  const once = redactOnce();
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
      return { ...part, args: redactDeep(part.args, safe) };
    case 'tool_result':
      return { ...part, output: safe(part.output) };
    case 'image':
      return part;
    default:
      return part satisfies never;
  }
}
