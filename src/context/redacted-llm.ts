// No model sees what identifies a person or opens a door: every text of a request goes through the redaction, whoever wrote it.

import type { LlmPart, LlmRequest } from '../domain/llm.ts';
import type { Llm } from '../ports.ts';
import { redact, redactDeep } from './redact.ts';

export const redactedLlm = (llm: Llm): Llm => ({ ask: (request) => llm.ask(redactedRequest(request)) });

const redactedRequest = (request: LlmRequest): LlmRequest => ({
  ...request,
  system: request.system.map((block) => ({ ...block, text: redact(block.text) })),
  messages: request.messages.map((message) => ({ ...message, parts: message.parts.map(redactedPart) })),
});

function redactedPart(part: LlmPart): LlmPart {
  switch (part.kind) {
    case 'text':
      return { ...part, text: redact(part.text) };
    case 'tool_use':
      return { ...part, args: redactDeep(part.args) };
    case 'tool_result':
      return { ...part, output: redact(part.output) };
    case 'image':
      return part;
    default:
      return part satisfies never;
  }
}
