// One attempt at one model: the interface of a provider's caller, and its failures.

import type { LlmRequest, LlmUsage } from '../domain/llm.ts';
import type { Model } from './models/model-catalogue.ts';

export type ModelAnswer =
  | { readonly kind: 'said'; readonly text: string; readonly usage: LlmUsage }
  | { readonly kind: 'cut'; readonly why: 'max_tokens' | 'refusal'; readonly usage: LlmUsage };

/** @throws ModelFailure */
export type CallModel = (model: Model, request: LlmRequest, signal: AbortSignal) => Promise<ModelAnswer>;

/** They said no, or nothing that can be used. An exception, because retries and breakers are written around exceptions. */
export class ModelFailure extends Error {
  /** Whether the same call may go better a little later; otherwise the next model is asked. */
  readonly passing: boolean;
  /** They asked us to wait this long. */
  readonly retryAfterMs: number;

  constructor(message: string, passing: boolean, retryAfterMs = 0) {
    super(message);
    this.passing = passing;
    this.retryAfterMs = retryAfterMs;
  }
}
