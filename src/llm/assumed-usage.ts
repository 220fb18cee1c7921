// What a call may have been billed that we stopped waiting for: providers finish and bill it, and nobody tells us. The
// daily budget counts the most it can have cost, so that a provider that hangs cannot spend more than a day's tokens.

import { estimateTokens } from '../domain/estimate-tokens.ts';
import type { LlmPart, LlmRequest, LlmUsage } from '../domain/llm.ts';

/** The largest that the providers of our list bill for one picture. */
const TOKENS_OF_A_PICTURE = 2_500;

/** All of the request, read from no cache, and as many tokens of answer as it allows. */
export function assumedUsage(model: string, { system, messages, schema, maxTokens }: LlmRequest): LlmUsage {
  const parts = messages.flatMap((message) => message.parts);
  const words = [...system, ...parts.filter((part) => part.kind !== 'image'), schema?.schema ?? ''];
  const pictures = parts.filter((part: LlmPart) => part.kind === 'image').length;
  const input = estimateTokens(JSON.stringify(words)) + pictures * TOKENS_OF_A_PICTURE;
  return { model, input, cacheRead: 0, cacheWrite: 0, output: maxTokens };
}
