// Repeats a failed request to the same agent, with exponential backoff. Only failures of the agent's own are repeated: a
// refused, invalid or late request would end the same way.

import type { BusLimits } from './bus-limits.ts';
import type { Resposta } from './envelope.ts';

export type Attempts = {
  /** How often the request may be repeated; 0 for operations that are not idempotent. */
  readonly most: number;
  readonly limits: BusLimits['retry'];
  readonly pause: (ms: number) => Promise<void>;
  /** False once the mission has ended. */
  readonly open: () => boolean;
};

/** @param send makes one attempt; it is told how many are left after it. */
export async function withRetry(
  { most, limits, pause, open }: Attempts,
  send: (left: number) => Promise<Resposta>,
): Promise<Resposta> {
  for (let tried = 0; ; tried += 1) {
    const answer = await send(most - tried);
    if (tried >= most || answer.erro?.motivo !== 'falha' || !open()) return answer;
    await pause(Math.min(limits.firstMs * 2 ** tried, limits.mostMs));
  }
}
