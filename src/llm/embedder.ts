// The one door to whoever knows what words mean: with a purse, patience and an end. It never rejects.

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
    async embed(texts, { conversation, deadline }): Promise<readonly Vector[] | undefined> {
      if (!provider.closed() || purse.empty(conversation)) return undefined;
      const started = ticks();
      try {
        const { vectors, usage } = await provider.run((signal) => call(texts, signal), deadline - clock.now());
        await purse.pay({ conversation, purpose: 'embedding', usage, ms: ticks() - started });
        return vectors;
      } catch (error) {
        const why = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
        log.warn('model failed', { model, purpose: 'embedding', why });
        return undefined;
      }
    },
  };
}
