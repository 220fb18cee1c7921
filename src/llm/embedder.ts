// The Embedder port: with a budget, retries and a deadline. Never rejects.

import type { Embedder, Vector } from '../domain/embedding.ts';
import type { Clock, Log } from '../ports.ts';
import { errorText } from './error-text.ts';
import type { CallEmbeddings } from './openai/call-embeddings.ts';
import { retryPolicy } from './retry-policy.ts';
import type { TokenBudget } from './token-budget.ts';

export type EmbedderDeps = {
  readonly model: string;
  readonly call: CallEmbeddings;
  readonly budget: TokenBudget;
  readonly clock: Clock;
  /** Monotonic milliseconds. */
  readonly ticks: () => number;
  readonly log: Log;
};

/** Vectors in the order of the texts; undefined when the budget is spent or the provider fails until the deadline. */
export function embedder({ model, call, budget, clock, ticks, log }: EmbedderDeps): Embedder {
  const provider = retryPolicy(ticks);
  return {
    model,
    async embed(texts, { deadline, ...of }): Promise<readonly Vector[] | undefined> {
      if (!provider.available() || budget.exhausted(of.conversation)) return undefined;
      const started = ticks();
      try {
        const { vectors, usage } = await provider.run((signal) => call(texts, signal), deadline - clock.now());
        await budget.record({ ...of, purpose: 'embedding', usage, ms: ticks() - started });
        return vectors;
      } catch (error) {
        log.warn('model failed', { turn: of.turn, model, purpose: 'embedding', why: errorText(error) });
        return undefined;
      }
    },
  };
}
