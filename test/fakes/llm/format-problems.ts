// What the strict rules of both wire formats have against a conversation.

import type { LlmMessage, LlmRequest } from '../../../src/domain/llm.ts';
import { anthropicBody } from '../../../src/llm/anthropic/anthropic-messages.ts';
import { shippedModels } from '../../../src/llm/models/shipped-models.ts';
import { chatBody } from '../../../src/llm/openai/chat-messages.ts';
import { anthropicProblem, anthropicRequest } from './anthropic-rules.ts';
import { chatProblem, chatRequest } from './chat-rules.ts';

const model = (name: string) => {
  const found = shippedModels().find(name);
  if (found === undefined) throw new Error(name);
  return found;
};
const requestOf = (messages: readonly LlmMessage[]): LlmRequest => ({
  purpose: 'planner',
  system: [{ text: 'Responda em JSON.', keep: true }],
  messages,
  tools: ['save_note', 'search_items'],
  maxTokens: 10,
  deadline: 0,
});

export function formatProblems(messages: readonly LlmMessage[]): string[] {
  const claude = anthropicRequest.safeParse(anthropicBody(model('claude-haiku-5-5'), requestOf(messages)));
  const gpt = chatRequest.safeParse(chatBody(model('gpt-6-luna'), requestOf(messages)));
  return [
    claude.success ? anthropicProblem(claude.data) : JSON.stringify(claude.error.issues),
    gpt.success ? chatProblem(gpt.data, 'openai') : JSON.stringify(gpt.error.issues),
  ].flatMap((problem) => problem ?? []);
}
