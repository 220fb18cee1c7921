// An agent's access to the bus while it works on one message: its calls, budget and call path are counted as its own.

import type { Instant } from '../domain/ids.ts';
import type { Budget } from './budget.ts';
import type { AgentRequest, BusClient } from './contract.ts';
import type { Prioridade, RecursosUsados, Resposta } from './envelope.ts';
import type { Speaker } from './priority.ts';

export type Caller = {
  readonly name: string;
  /** From the orchestrator to this agent, both included. */
  readonly path: readonly string[];
  readonly speaker: Speaker;
  /** Changes the number of answers it waits for by 1 or -1. */
  waits(more: 1 | -1): void;
};

type BusClientDeps = {
  readonly deadline: Instant;
  readonly budget: Budget;
  readonly ask: (request: AgentRequest, caller: Caller) => Promise<Resposta>;
  readonly priority: () => Prioridade;
  /** Whether the caller still waits for this agent; otherwise nothing more is spent. */
  readonly open: () => boolean;
  readonly busyUntil: (deadline: Instant) => () => void;
};

export interface CountingClient extends BusClient {
  used(): RecursosUsados;
}

/**
 * A client whose calls, tokens and queries are counted against this caller; `used` of the result is read when it
 * answers.
 */
export function busClient(
  caller: Caller,
  { deadline, budget, ask, priority, open, busyUntil }: BusClientDeps,
): CountingClient {
  const used = { tokens: 0, calls: 0, queries: 0 };
  return {
    deadline,
    ask: (request) => ask(request, caller),
    busyUntil,
    flags: budget.flags,
    remaining: budget.remaining,
    claim(want) {
      const claim = open() ? budget.claim(want, priority()) : undefined;
      if (claim === undefined) return undefined;
      let settled = false;
      return {
        settle(spent) {
          if (settled) return;
          settled = true;
          used.tokens += spent.tokens;
          used.calls += spent.calls;
          claim.settle(spent);
        },
      };
    },
    queried() {
      used.queries += 1;
    },
    used: () => ({
      tokens_usados: used.tokens,
      chamadas_api_externas: used.calls,
      chamadas_banco_dados: used.queries,
    }),
  };
}
