// The Llm port: which model serves a purpose, in what order, until when. Never rejects; failures are logged, without the
// text of the conversation.

import type { LlmAnswer, LlmPurpose, LlmRequest, LlmUsage } from '../domain/llm.ts';
import type { ModelProvider } from '../domain/model-strategy.ts';
import type { Clock, Llm, Log } from '../ports.ts';
import { assumedUsage } from './assumed-usage.ts';
import { errorText } from './error-text.ts';
import { type CallModel, type ModelAnswer, ModelFailure } from './model-call.ts';
import type { Model, ModelCatalogue } from './models/model-catalogue.ts';
import { type RetryPolicy, retryPolicy } from './retry-policy.ts';

export type LlmRouterDeps = {
  readonly catalogue: ModelCatalogue;
  /** Callers of the providers that have a key. */
  readonly callers: Readonly<Partial<Record<ModelProvider, CallModel>>>;
  /** Model ids by purpose, first choice first; empty = off. */
  readonly modelsFor: (purpose: LlmPurpose) => readonly string[];
  readonly clock: Clock;
  /** Monotonic milliseconds. */
  readonly ticks: () => number;
  readonly log: Log;
};

/** Share of the remaining time that a model may take when others follow; the last one may take all. */
const FIRST_SHARE = 0.6;
/** With less time than this no model is called. */
const LEAST_MS = 50;

/** `silent` with its reason when no model answered in time; `wasted` counts what failed tries were, or may be, billed. */
export function llmRouter(deps: LlmRouterDeps): Llm {
  const { catalogue, callers, modelsFor, clock, ticks, log } = deps;
  const policies = new Map<ModelProvider, RetryPolicy>();

  function policyOf(provider: ModelProvider): RetryPolicy {
    const policy = policies.get(provider) ?? retryPolicy(ticks);
    policies.set(provider, policy);
    return policy;
  }

  /** The models for a request, in order: those with a key and the needed capabilities. */
  function candidates(request: LlmRequest): { readonly model: Model; readonly call: CallModel }[] {
    const ids = request.model === undefined ? modelsFor(request.purpose) : [request.model];
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    return ids.flatMap((id) => {
      const model = catalogue.serving(id, day);
      const call = model && callers[model.provider];
      if (model === undefined || call === undefined || !model.capabilities.chat) return [];
      if (request.purpose === 'vision' && !model.capabilities.vision) return [];
      return [{ model, call }];
    });
  }

  return {
    async ask(request): Promise<LlmAnswer> {
      const known = candidates(request);
      if (known.length === 0) return { kind: 'silent', why: 'off', calls: 0 };
      const started = ticks();
      const budget = request.deadline - clock.now();
      const left = () => budget - (ticks() - started);
      let calls = 0;
      const wasted: LlmUsage[] = [];
      const silent = (why: 'deadline' | 'down'): LlmAnswer => ({ kind: 'silent', why, calls, wasted });
      const able = known.filter(({ model }) => policyOf(model.provider).available());
      for (const [index, { model, call }] of able.entries()) {
        const ms = index === able.length - 1 ? left() : left() * FIRST_SHARE;
        if (ms < LEAST_MS) return silent('deadline');
        try {
          const answer: ModelAnswer = await policyOf(model.provider).run((signal) => {
            calls += 1;
            const abandoned = (): unknown => wasted.push(assumedUsage(model.id, request));
            signal.addEventListener('abort', abandoned);
            return call(model, request, signal)
              .catch((error: unknown) => {
                if (error instanceof ModelFailure && error.usage !== undefined) wasted.push(error.usage);
                throw error;
              })
              .finally(() => signal.removeEventListener('abort', abandoned));
          }, ms);
          return { ...answer, ms: ticks() - started, calls, wasted };
        } catch (error) {
          const { turn, purpose } = request;
          log.warn('model failed', { turn, model: model.id, purpose, why: errorText(error) });
        }
      }
      return silent(left() < LEAST_MS ? 'deadline' : 'down');
    },
  };
}
