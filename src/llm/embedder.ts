// The Embedder port: with a budget, retries and a deadline. Never rejects.

import type { Embedder, Vector } from '../domain/embedding.ts';
import type { Clock, Log } from '../ports.ts';
import type { CallEmbeddings } from './openai/call-embeddings.ts';
import { patience } from './patience.ts';
import type { Purse } from './purse.ts';

export type EmbedderDeps = {
  readonly model: string;
  readonly call: CallEmbeddings;
  readonly purse: Purse;
  readonly clock: Clock;
  /** Monotonic milliseconds. */
  readonly ticks: () => number;
  readonly log: Log;
};

export function embedder({ model, call, purse, clock, ticks, log }: EmbedderDeps): Embedder {
  const provider = patience();
  return {
    model,
    async embed(texts, { deadline, ...of }): Promise<readonly Vector[] | undefined> {
      if (!provider.closed() || purse.empty(of.conversation)) return undefined;
      const started = ticks();
      try {
        const { vectors, usage } = await provider.run((signal) => call(texts, signal), deadline - clock.now());
        await purse.pay({ ...of, purpose: 'embedding', usage, ms: ticks() - started });
        return vectors;
      } catch (error) {
        const why = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
        log.warn('model failed', { turn: of.turn, model, purpose: 'embedding', why });
        return undefined;
      }
    },
  };
}
