// Delivers waiting messages by priority, with limited concurrency. Under load lower priorities are delayed; a message
// that waited too long goes first; a timeout is answered in the agent's place, so every message gets an answer.

import type { Instant } from '../domain/ids.ts';
import type { After, Clock } from '../ports.ts';
import { answerOf, NOTHING_USED, noAnswer } from './answer.ts';
import type { Budget } from './budget.ts';
import { busClient, type Caller } from './bus-client.ts';
import type { BusLimits } from './bus-limits.ts';
import type { Agent, AgentRequest, BusClient, Operation, Work } from './contract.ts';
import type { Erro, Mensagem, Prioridade, Resposta } from './envelope.ts';
import type { Notice } from './notice.ts';
import { queueOf, type Waiting } from './queue.ts';
import { rateOf } from './rate.ts';

export type DispatcherDeps = {
  readonly clock: Clock;
  readonly after: After;
  readonly limits: BusLimits;
  readonly budget: Budget;
  readonly endsAt: Instant;
  readonly id: () => string;
  readonly notify: (notice: Notice) => void;
  readonly ask: (request: AgentRequest, caller: Caller) => Promise<Resposta>;
  readonly busyUntil: (deadline: Instant) => () => void;
  readonly delivered: (message: Mensagem) => void;
  readonly answered: (answer: Resposta, ms: number) => void;
};

type Parcel = Waiting & {
  readonly message: Mensagem;
  readonly agent: Agent;
  readonly operation: Operation;
  readonly resolve: (answer: Resposta) => void;
};

export interface Dispatcher {
  submit(message: Mensagem, agent: Agent, operation: Operation): Promise<Resposta>;
  inFlight(): boolean;
  /** Answers everything with `erro` and stops delivering. */
  close(erro: Erro): void;
}

export function dispatcherOf(deps: DispatcherDeps): Dispatcher {
  const { clock, after, limits, notify } = deps;
  const queue = queueOf<Parcel>(limits.starvationMs);
  const rate = rateOf(limits.rate);
  /** Delivered and unanswered, with how to answer for the agent. */
  const flying = new Map<Parcel, (erro: Erro) => void>();
  let running = 0;
  let calmAt: Instant | undefined;
  let closed = false;
  let cancelWake: (() => void) | undefined;

  /** Delivers what may be delivered now, and schedules the next call. */
  function pump(): void {
    if (closed) return;
    const now = clock.now();
    for (let starved = queue.starved(now); starved !== undefined; starved = queue.starved(now)) {
      notify({ kind: 'fome', agente: starved.message.destinatario, waitedMs: now - starved.since });
      deliver(starved);
    }
    const flooded = calmAt !== undefined;
    calmAt = rate.calmAt(now);
    if (calmAt !== undefined && !flooded) notify({ kind: 'vazao', until: calmAt });
    while (running < limits.concurrency) {
      const parcel = queue.next((priority) => calmAt === undefined || urgent(priority));
      if (parcel === undefined) break;
      deliver(parcel);
    }
    wakeLater(now);
  }

  function wakeLater(now: Instant): void {
    cancelWake?.();
    cancelWake = undefined;
    if (queue.size() === 0) return;
    const at = Math.min(
      queue.starvesAt() ?? deps.endsAt,
      running < limits.concurrency ? (calmAt ?? deps.endsAt) : deps.endsAt,
    );
    cancelWake = after(Math.max(0, at - now), pump);
  }

  function deliver(parcel: Parcel): void {
    const { message, agent, operation, resolve } = parcel;
    const name = message.destinatario;
    const startedAt = clock.now();
    const limit = Math.min(message.timeout * 1000, Math.max(0, deps.endsAt - startedAt));
    let asking = 0;
    const caller: Caller = {
      name,
      path: [...message.rastreamento.caminho_chamadas, name],
      speaker:
        agent.contract.tipo === 'coordenador' ? { as: 'coordenador' } : { as: 'executor', serving: message.prioridade },
      // A delivery that waits for others frees its slot: eight that all wait would block everything.
      waits(more) {
        const before = asking;
        asking += more;
        if (!flying.has(parcel)) return;
        if (before === 0) running -= 1;
        if (asking === 0) running += 1;
      },
    };
    const client = busClient(caller, {
      ...deps,
      deadline: startedAt + limit * limits.innerShare,
      priority: () => message.prioridade,
      open: () => !closed && flying.has(parcel),
    });

    const end = (answered: (about: Parameters<typeof noAnswer>[1]) => Resposta): void => {
      if (!flying.delete(parcel)) return;
      cancel();
      if (asking === 0) running -= 1;
      const now = clock.now();
      const answer = answered({ id: deps.id(), message, now, startedAt, used: client.used() });
      deps.answered(answer, now - startedAt);
      resolve(answer);
      pump();
    };
    const fail = (erro: Erro): void => end((about) => noAnswer(erro, about));
    const cancel = after(limit, () => fail({ motivo: 'timeout', detalhe: `${name} não respondeu a tempo` }));
    running += 1;
    flying.set(parcel, fail);
    deps.delivered(message);
    void outcomeOf(agent, message, client).then((work) =>
      work === undefined
        ? fail({ motivo: 'falha', detalhe: `${name} falhou` })
        : end((about) => answerOf(work, operation, about)),
    );
  }

  return {
    inFlight: () => flying.size > 0,
    submit: (message, agent, operation) =>
      new Promise((resolve) => {
        const since = clock.now();
        rate.sent(since);
        queue.add({ priority: message.prioridade, since, message, agent, operation, resolve });
        pump();
      }),
    close(erro) {
      closed = true;
      cancelWake?.();
      const now = clock.now();
      for (const { message, since, resolve } of queue.drain()) {
        resolve(noAnswer(erro, { id: deps.id(), message, now, startedAt: since, used: NOTHING_USED }));
      }
      for (const fail of [...flying.values()]) fail(erro);
    },
  };
}

/** Anything an agent throws is reported as its failure. */
async function outcomeOf(agent: Agent, message: Mensagem, client: BusClient): Promise<Work | undefined> {
  try {
    return await agent.work(message, client);
  } catch {
    return undefined;
  }
}

const urgent = (priority: Prioridade): boolean => priority === 'CRITICA' || priority === 'ALTA';
