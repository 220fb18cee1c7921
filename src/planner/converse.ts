// Free conversation: prose in, prose out, no tools.

import type { LlmPurpose } from '../domain/llm.ts';
import { EVERY_TOOL, MOST_TOKENS, type PlannerAsk, type PlannerDeps } from './one-answer.ts';
import { spoken, unsayable } from './sayable.ts';

/** @returns no message when no model gave one that passes the checks. */
export async function converse(
  ask: Pick<PlannerAsk, 'messages' | 'known' | 'deadline'>,
  { llm, prompts }: Pick<PlannerDeps, 'llm' | 'prompts'>,
  purpose: LlmPurpose = 'chat',
): Promise<{ readonly message: string | undefined; readonly modelCalls: number }> {
  const answer = await llm.ask({
    purpose,
    system: [{ text: prompts('chat'), keep: true }],
    messages: ask.messages,
    tools: EVERY_TOOL,
    maxTokens: MOST_TOKENS,
    deadline: ask.deadline,
  });
  const usable = answer.kind === 'said' && unsayable(answer.text, ask.known.typed) === undefined;
  return { message: usable ? spoken(answer.text) : undefined, modelCalls: answer.calls };
}
