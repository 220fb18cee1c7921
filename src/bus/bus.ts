// The bus of one mission: every request between agents passes here, and so every limit holds whatever an agent does.
//   ask -> refuse, or send -> (dispatcher: queue, deliver, check) -> try again, or fall back -> answer
// Agents, breakers and health are shared by missions; queue, budget, rate and progress are the mission's own. Every `ask` is
// answered: by the agent, by its fallback, by its timeout, or by the end of the mission.

import type { Instant } from '../domain/ids.ts';
import type { After, Clock } from '../ports.ts';
import { askingOver } from './asking.ts';
import type { Breakers } from './breaker.ts';
import { type Budget, budgetOf, type Resources } from './budget.ts';
import { busClient, type Caller } from './bus-client.ts';
import type { BusLimits } from './bus-limits.ts';
import type { BusClient } from './contract.ts';
import { dispatcherOf } from './dispatcher.ts';
import { failed, type Mensagem, type Motivo, type Resposta } from './envelope.ts';
import type { Health } from './health.ts';
import type { Notice } from './notice.ts';
import { type OutsideWork, outsideWork } from './outside-work.ts';
import type { MissionStage } from './priority.ts';
import { watchProgress } from './progress.ts';
import type { Registry } from './registry.ts';
import { sendingOver } from './sending.ts';

export type BusDeps = {
  readonly clock: Clock;
  readonly after: After;
  readonly limits: BusLimits;
  readonly registry: Registry;
  readonly breakers: Breakers;
  readonly health: Health;
};

export type BusMission = {
  readonly id: string;
  readonly budget: Resources;
  /** Nothing is in flight after this instant. */
  readonly endsAt: Instant;
  readonly notify: (notice: Notice) => void;
  /** Called with each complete request and answer; the working set is built from them. */
  readonly seen: (message: Mensagem, answer: Resposta) => void;
  /** The chat memory, sent with every message that has no context of its own. */
  readonly context?: unknown;
};

export interface Bus {
  /** The leader's client; the orchestrator starts it without a message. */
  lead(leader: string, deadline: Instant): BusClient;
  /** The leader consolidates: from now on its messages have top priority and may use the reserve. */
  closing(): void;
  /** Answers everything still waiting, and refuses later messages. */
  close(why: string): void;
  readonly budget: Budget;
}

/** Opens the bus of one mission. After `close` every `ask` is refused with a value; nothing here throws or rejects. */
export function openBus(deps: BusDeps, mission: BusMission): Bus {
  const { clock, after, limits, registry, breakers, health } = deps;
  const { notify, seen } = mission;
  const budget = budgetOf(mission.budget, limits.budget, (flag) => notify({ kind: 'orcamento', flag }));
  let closed: string | undefined;
  let stage: MissionStage = 'working';
  const open = (): boolean => closed === undefined;
  const id = numberedIn(mission.id);

  const outside = outsideWork(() => progress.happened());
  const progress = watchProgress({
    clock,
    after,
    limits: limits.progress,
    busyUntil: () => (dispatcher.inFlight() ? clock.now() : earlier(clock.now(), outside.latest())),
    alert: () => notify({ kind: 'sem_progresso' }),
    stuck: () => notify({ kind: 'travada' }),
  });
  const dispatcher = dispatcherOf({
    clock,
    after,
    limits,
    budget,
    id,
    notify,
    ask: (request, caller) => ask(request, caller),
    busyUntil: outside.started,
    endsAt: mission.endsAt,
    delivered: ({ destinatario }) => health.started(destinatario),
    answered(answer, ms) {
      recordAnswer(deps, answer, ms);
      progress.happened();
    },
  });
  const sent = (): void => progress.happened();
  const endedBecause = (): string | undefined => closed;
  const send = sendingOver({
    clock,
    limits: limits.loop,
    breakers,
    budget,
    dispatcher,
    id,
    endedBecause,
    sent,
    notify,
    seen,
  });
  const pause = pausing(deps, outside);
  const ask = askingOver({
    clock,
    limits,
    registry,
    budget,
    mission,
    id,
    stage: () => stage,
    open,
    pause,
    notify,
    send,
  });

  return {
    budget,
    lead: (leader, deadline) =>
      busClient(leading(leader), {
        deadline,
        budget,
        ask,
        busyUntil: outside.started,
        priority: () => (stage === 'closing' ? 'CRITICA' : 'ALTA'),
        open,
      }),
    closing() {
      stage = 'closing';
    },
    close(why) {
      if (!open()) return;
      closed = why;
      progress.stop();
      dispatcher.close({ motivo: 'missao_encerrada', detalhe: why });
    },
  };
}

/** 'm1-1', 'm1-2': unique in the mission. */
function numberedIn(mission: string): () => string {
  let numbered = 0;
  return () => {
    numbered += 1;
    return `${mission}-${numbered}`;
  };
}

const earlier = (now: Instant, latest: Instant | undefined): Instant | undefined =>
  latest === undefined ? undefined : Math.min(now, latest);

const leading = (leader: string): Caller => ({
  name: leader,
  path: ['orquestrador', leader],
  speaker: { as: 'coordenador' },
  waits() {},
});

/** Waiting before another try is work in progress, or a long pause would be taken for a hang. */
const pausing =
  ({ clock, after }: BusDeps, outside: OutsideWork) =>
  (ms: number): Promise<void> => {
    const done = outside.started(clock.now() + ms + 1);
    return new Promise((resolve) => {
      after(ms, () => {
        done();
        resolve();
      });
    });
  };

/** An answer counts for its agent's health, and for its circuit breaker unless the failure was not the agent's. */
function recordAnswer({ clock, breakers, health }: BusDeps, answer: Resposta, ms: number): void {
  const { remetente, erro } = answer;
  health.ended(remetente, { ms, success: !failed(answer), fallback: answer.payload.fallback_usado !== null });
  if (erro !== undefined && NOT_OF_AGENT.has(erro.motivo)) breakers.forgive(remetente, clock.now());
  else breakers.record(remetente, !failed(answer), clock.now());
}

/** Failures that are not the agent's: the mission ended, the request was invalid, or there was nothing to answer. */
const NOT_OF_AGENT: ReadonlySet<Motivo> = new Set(['missao_encerrada', 'parametros', 'sem_resposta']);
