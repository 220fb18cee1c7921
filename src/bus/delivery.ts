// One message in the hands of its agent. It gets exactly one answer: the agent's, or the failure reported in its place.
//   start -> working <-> waiting for other agents -> ended (answered, failed or out of time)

import type { Instant } from '../domain/ids.ts';
import type { After, Clock } from '../ports.ts';
import { answerOf, noAnswer } from './answer.ts';
import type { Budget } from './budget.ts';
import { busClient, type Caller } from './bus-client.ts';
import type { BusLimits } from './bus-limits.ts';
import type { Agent, AgentRequest, AgentResult, BusClient, Operation } from './contract.ts';
import type { Erro, Mensagem, Resposta } from './envelope.ts';

export type Addressed = { readonly message: Mensagem; readonly agent: Agent; readonly operation: Operation };

export type DeliveryDeps = {
  readonly clock: Clock;
  readonly after: After;
  readonly limits: BusLimits;
  readonly budget: Budget;
  /** When the mission ends, and with it every delivery. */
  readonly endsAt: Instant;
  readonly id: () => string;
  readonly ask: (request: AgentRequest, caller: Caller) => Promise<Resposta>;
  readonly busyUntil: (deadline: Instant) => () => void;
  readonly delivered: (message: Mensagem) => void;
  /** A concurrency slot is taken or freed. */
  readonly occupied: (change: 1 | -1) => void;
  readonly ended: (answer: Resposta, ms: number) => void;
};

export interface Delivery {
  start(): void;
  /** Answers in the agent's place; without effect once ended. */
  fail(erro: Erro): void;
}

/**
 * Starts nothing by itself. Time limit: the message's own `timeout` (seconds) or what is left until `endsAt`,
 * whichever ends first.
 */
export function deliveryOf({ message, agent, operation }: Addressed, deps: DeliveryDeps): Delivery {
  const { clock, occupied } = deps;
  const name = message.destinatario;
  const startedAt = clock.now();
  const limit = Math.min(message.timeout * 1000, Math.max(0, deps.endsAt - startedAt));
  let asking = 0;
  let open = true;
  const caller: Caller = {
    name,
    path: [...message.rastreamento.caminho_chamadas, name],
    speaker:
      agent.contract.tipo === 'coordenador' ? { as: 'coordenador' } : { as: 'executor', serving: message.prioridade },
    // A delivery that waits for others frees its slot: eight that all wait would block everything.
    waits(more) {
      const before = asking;
      asking += more;
      if (!open) return;
      if (before === 0) occupied(-1);
      if (asking === 0) occupied(1);
    },
  };
  const client = busClient(caller, {
    ...deps,
    deadline: startedAt + limit * deps.limits.innerShare,
    priority: () => message.prioridade,
    open: () => open,
  });
  const cancelTimeout = deps.after(limit, () => fail({ motivo: 'timeout', detalhe: `${name} não respondeu a tempo` }));

  function end(answered: (about: Parameters<typeof noAnswer>[1]) => Resposta): void {
    if (!open) return;
    open = false;
    cancelTimeout();
    if (asking === 0) occupied(-1);
    const now = clock.now();
    deps.ended(answered({ id: deps.id(), message, now, startedAt, used: client.used() }), now - startedAt);
  }

  function fail(erro: Erro): void {
    end((about) => noAnswer(erro, about));
  }

  return {
    fail,
    start() {
      occupied(1);
      deps.delivered(message);
      void outcomeOf(agent, message, client).then((work) =>
        work === undefined
          ? fail({ motivo: 'falha', detalhe: `${name} falhou` })
          : end((about) => answerOf(work, operation, about)),
      );
    },
  };
}

/** Anything an agent throws is reported as its failure. */
async function outcomeOf(agent: Agent, message: Mensagem, client: BusClient): Promise<AgentResult | undefined> {
  try {
    return await agent.work(message, client);
  } catch {
    return undefined;
  }
}
