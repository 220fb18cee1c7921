// One attempt at one model: the interface of a provider's caller, and its failures.

import type { LlmRequest, LlmUsage } from '../domain/llm.ts';
import type { Model } from './models/model-catalogue.ts';

export type ModelAnswer =
  | { readonly kind: 'said'; readonly text: string; readonly usage: LlmUsage }
  | { readonly kind: 'cut'; readonly why: 'max_tokens' | 'refusal'; readonly usage: LlmUsage };

/** @throws ModelFailure */
export type CallModel = (model: Model, request: LlmRequest, signal: AbortSignal) => Promise<ModelAnswer>;

type Why = { readonly retryable: boolean; readonly retryAfterMs?: number; readonly usage?: LlmUsage };

/** An error response, or an unusable one. An exception, since retry and circuit breaker libraries work on exceptions. */
export class ModelFailure extends Error {
  /** Whether the same call may succeed a little later; otherwise the next model is called. */
  readonly retryable: boolean;
  /** From the Retry-After header; 0 when absent. */
  readonly retryAfterMs: number;
  /** What an unusable answer was billed. */
  readonly usage: LlmUsage | undefined;

  constructor(message: string, { retryable, retryAfterMs = 0, usage }: Why) {
    super(message);
    this.retryable = retryable;
    this.retryAfterMs = retryAfterMs;
    this.usage = usage;
  }
}
