// The Llm port: which model serves a purpose, in what order, until when. Never rejects, and never tells the person why;
// the log does, without the conversation's text.

import type { LlmAnswer, LlmPurpose, LlmRequest } from '../domain/llm.ts';
import type { ModelProvider } from '../domain/model-strategy.ts';
import type { Clock, Llm, Log } from '../ports.ts';
import type { CallModel, ModelAnswer } from './model-call.ts';
import type { Model, ModelCatalogue } from './models/model-catalogue.ts';
import { type Patience, patience } from './patience.ts';

export type LlmRouterDeps = {
  readonly catalogue: ModelCatalogue;
  /** Providers we have a key for. */
  readonly callers: Readonly<Partial<Record<ModelProvider, CallModel>>>;
  /** Model ids by purpose, first choice first; empty = off. */
  readonly modelsFor: (purpose: LlmPurpose) => readonly string[];
  readonly clock: Clock;
  /** Monotonic milliseconds. */
  readonly ticks: () => number;
  readonly log: Log;
};

/** Of the time that is left, what the first of several models may take; the last one takes all. */
const FIRST_SHARE = 0.6;
/** Less than this is no time for a model. */
const LEAST_MS = 50;

export function llmRouter(deps: LlmRouterDeps): Llm {
  const { catalogue, callers, modelsFor, clock, ticks, log } = deps;
  const patienceWith = new Map<ModelProvider, Patience>();

  function patienceFor(provider: ModelProvider): Patience {
    const known = patienceWith.get(provider) ?? patience();
    patienceWith.set(provider, known);
    return known;
  }

  /** The models to ask, in order: those somebody has a key for, whose provider is not known to be down. */
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
      const able = known.filter(({ model }) => patienceFor(model.provider).closed());
      for (const [index, { model, call }] of able.entries()) {
        const ms = index === able.length - 1 ? left() : left() * FIRST_SHARE;
        if (ms < LEAST_MS) return { kind: 'silent', why: 'deadline', calls };
        try {
          const answer: ModelAnswer = await patienceFor(model.provider).run((signal) => {
            calls += 1;
            return call(model, request, signal);
          }, ms);
          return { ...answer, ms: ticks() - started, calls };
        } catch (error) {
          log.warn('model failed', {
            turn: request.turn,
            model: model.id,
            purpose: request.purpose,
            why: messageOf(error),
          });
        }
      }
      return { kind: 'silent', why: left() < LEAST_MS ? 'deadline' : 'down', calls };
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown');
