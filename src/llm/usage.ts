// The tokens of one call. A server that reports none, or nonsense, is counted by the length of what was sent and answered:
// otherwise the daily budget would never end there.

import { estimateTokens } from '../domain/estimate-tokens.ts';
import type { LlmUsage } from '../domain/llm.ts';

/** As reported; `prompt` excludes what was read from a cache or written to one. */
export type Counted = {
  readonly prompt: unknown;
  readonly cacheRead: unknown;
  readonly cacheWrite: unknown;
  readonly output: unknown;
};

/** @param asked the request body. @param said the text that came back. */
export const usageOf = (model: string, counted: Counted, asked: object, said: string): LlmUsage => ({
  model,
  input: tokens(counted.prompt) ?? estimateTokens(JSON.stringify(asked)),
  cacheRead: tokens(counted.cacheRead) ?? 0,
  cacheWrite: tokens(counted.cacheWrite) ?? 0,
  output: tokens(counted.output) ?? estimateTokens(said),
});

/** Undefined for what cannot be a count. */
export const tokens = (count: unknown): number | undefined =>
  typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
