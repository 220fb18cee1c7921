// A model call on behalf of an agent: tokens are claimed before it and settled after it, and meanwhile the mission counts as busy.

import type { BusClient } from '../bus/contract.ts';
import type { Instant } from '../domain/ids.ts';
import type { LlmMessage, LlmPurpose, LlmSystemBlock } from '../domain/llm.ts';
import type { Llm } from '../ports.ts';

export type Thought = {
  readonly purpose: LlmPurpose;
  readonly system: readonly LlmSystemBlock[];
  readonly messages: readonly LlmMessage[];
  readonly schema?: { readonly name: string; readonly schema: Record<string, unknown> };
  readonly maxTokens: number;
  readonly deadline: Instant;
};

/** Portuguese has three to four characters per token; 3 never underestimates the count. */
const CHARACTERS_A_TOKEN = 3;

/** Estimated number of tokens, rounded up. */
export const tokensIn = (texts: readonly string[]): number =>
  Math.ceil(texts.reduce((sum, text) => sum + text.length, 0) / CHARACTERS_A_TOKEN);

const sizeOf = ({ system, messages }: Thought): number =>
  tokensIn([...system.map(({ text }) => text), JSON.stringify(messages)]);

/** @returns the model's text; undefined when it was unusable or the budget allows no call. */
export async function think(llm: Llm, client: BusClient, thought: Thought): Promise<string | undefined> {
  const claim = client.claim({ tokens: sizeOf(thought) + thought.maxTokens, calls: 0 });
  if (claim === undefined) return undefined;
  const done = client.busyUntil(thought.deadline);
  try {
    const answer = await llm.ask(thought);
    const billed = [...(answer.wasted ?? []), ...(answer.kind === 'silent' ? [] : [answer.usage])];
    claim.settle({ tokens: billed.reduce((sum, usage) => sum + tokensOf(usage), 0), calls: 0 });
    return answer.kind === 'said' ? answer.text : undefined;
  } finally {
    claim.settle({ tokens: 0, calls: 0 });
    done();
  }
}

const tokensOf = (usage: { input: number; cacheRead: number; cacheWrite: number; output: number }): number =>
  usage.input + usage.cacheRead + usage.cacheWrite + usage.output;

/** Parses the JSON in a model's text, which may have prose or a code fence around it; undefined when there is none. */
export function jsonIn(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end <= start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
}
