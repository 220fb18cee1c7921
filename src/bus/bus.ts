// The bus of one mission: every request between agents passes here, and so every limit holds whatever an agent does.
//   ask -> refuse, or send -> (dispatcher: queue, deliver, check) -> try again, or fall back -> answer
// Agents, breakers and health are shared by missions; queue, budget, rate and progress are the mission's own. Every `ask` is
// answered: by the agent, by its fallback, by its timeout, or by the end of the mission.

import type { Instant } from '../domain/ids.ts';
import type { After, Clock } from '../ports.ts';
import { NOTHING_USED, noAnswer } from './answer.ts';
import type { Breakers } from './breaker.ts';
import { type Budget, budgetOf, type Resources } from './budget.ts';
import { busClient, type Caller } from './bus-client.ts';
import type { BusLimits } from './bus-limits.ts';
import type { Agent, AgentRequest, BusClient, Operation } from './contract.ts';
import { dispatcherOf } from './dispatcher.ts';
import { type Erro, failed, type Mensagem, type Motivo, type Resposta, type Sinalizador } from './envelope.ts';
import { fallbackFor, markedFallback } from './fallback.ts';
import type { Health } from './health.ts';
import type { Notice } from './notice.ts';
import { outsideWork } from './outside-work.ts';
import type { MissionStage } from './priority.ts';
import { watchProgress } from './progress.ts';
import { refusalOf } from './refusal.ts';
import type { Registry } from './registry.ts';
import { requestMessage } from './request-message.ts';
import { withRetry } from './retry.ts';

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

export function openBus(deps: BusDeps, mission: BusMission): Bus {
  const { clock, after, limits, registry, breakers, health } = deps;
  const { notify } = mission;
  const budget = budgetOf(mission.budget, limits.budget, (flag) => notify({ kind: 'orcamento', flag }));
  let numbered = 0;
  let closed: string | undefined;
  let stage: MissionStage = 'working';

  const id = (): string => {
    numbered += 1;
    return `${mission.id}-${numbered}`;
  };
  const open = (): boolean => closed === undefined;

  const outside = outsideWork(() => progress.happened());
  const progress = watchProgress({
    clock,
    after,
    limits: limits.progress,
    busyUntil() {
      const now = clock.now();
      if (dispatcher.inFlight()) return now;
      const latest = outside.latest();
      return latest === undefined ? undefined : Math.min(now, latest);
    },
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
    ask,
    busyUntil: outside.started,
    endsAt: mission.endsAt,
    delivered: ({ destinatario }) => health.started(destinatario),
    answered(answer, ms) {
      recordAnswer(deps, answer, ms);
      progress.happened();
    },
  });

  async function ask(request: AgentRequest, caller: Caller): Promise<Resposta> {
    const first = await askWithRetry(request, caller, []);
    const instead = fallbackFor(request, first, registry);
    if (instead === undefined || !open()) return first;
    const circuito = first.erro?.motivo === 'circuito_aberto';
    notify({ kind: 'fallback', agente: request.destinatario, usado: instead.destinatario, circuito });
    const second = await askWithRetry(instead, caller, circuito ? ['usando_fallback_por_circuit_breaker'] : []);
    return failed(second) ? second : markedFallback(second, instead.destinatario);
  }

  function askWithRetry(request: AgentRequest, caller: Caller, flags: readonly Sinalizador[]): Promise<Resposta> {
    const operation = registry.operation(request.destinatario, request.objetivo);
    const most = operation?.repetivel === true ? limits.retry.attempts : 0;
    return withRetry({ most, limits: limits.retry, pause, open }, (attemptsLeft) => {
      const agent = registry.find(request.destinatario);
      const message = requestMessage(request, {
        id: id(),
        now: clock.now(),
        mission: mission.id,
        context: mission.context,
        stage,
        caller,
        kind: agent?.contract.tipo,
        operation,
        flags: [...budget.flags(), ...flags],
        attemptsLeft,
        limits: limits.timeoutMs,
      });
      return send(request, message, caller, agent, operation);
    });
  }

  async function send(
    request: AgentRequest,
    message: Mensagem,
    caller: Caller,
    agent: Agent | undefined,
    operation: Operation | undefined,
  ): Promise<Resposta> {
    const { path } = caller;
    const fault: Erro | undefined =
      closed === undefined
        ? refusalOf({ request, agent, operation, path, priority: message.prioridade, budget, limits: limits.loop })
        : { motivo: 'missao_encerrada', detalhe: closed };
    if (fault !== undefined || agent === undefined || operation === undefined)
      return refused(message, fault ?? { motivo: 'agente_ausente', detalhe: request.destinatario });
    if (!breakers.permits(request.destinatario, clock.now()))
      return refused(message, { motivo: 'circuito_aberto', detalhe: `${request.destinatario} descansa` });
    progress.happened();
    caller.waits(1);
    const answer = await dispatcher.submit(message, agent, operation);
    caller.waits(-1);
    mission.seen(message, answer);
    return answer;
  }

  function refused(message: Mensagem, erro: Erro): Resposta {
    const { motivo } = erro;
    if (motivo === 'loop' || motivo === 'profundidade' || motivo === 'circulo')
      notify({ kind: 'bloqueada', motivo, agente: message.destinatario });
    const now = clock.now();
    const answer = noAnswer(erro, { id: id(), message, now, startedAt: now, used: NOTHING_USED });
    mission.seen(message, answer);
    return answer;
  }

  function pause(ms: number): Promise<void> {
    const done = outside.started(clock.now() + ms + 1);
    return new Promise((resolve) => {
      after(ms, () => {
        done();
        resolve();
      });
    });
  }

  return {
    budget,
    lead(leader, deadline) {
      const caller: Caller = {
        name: leader,
        path: ['orquestrador', leader],
        speaker: { as: 'coordenador' },
        waits() {},
      };
      return busClient(caller, {
        deadline,
        budget,
        ask,
        busyUntil: outside.started,
        priority: () => (stage === 'closing' ? 'CRITICA' : 'ALTA'),
        open,
      });
    },
    closing() {
      stage = 'closing';
    },
    close(why) {
      if (closed !== undefined) return;
      closed = why;
      progress.stop();
      dispatcher.close({ motivo: 'missao_encerrada', detalhe: why });
    },
  };
}

/** An answer counts for its agent's health, and for its circuit breaker unless the failure was not the agent's. */
function recordAnswer({ clock, breakers, health }: BusDeps, answer: Resposta, ms: number): void {
  const { remetente, erro } = answer;
  health.ended(remetente, { ms, success: !failed(answer), fallback: answer.payload.fallback_usado !== null });
  if (erro !== undefined && NOT_OF_AGENT.has(erro.motivo)) breakers.forgive(remetente, clock.now());
  else breakers.record(remetente, !failed(answer), clock.now());
}

/** Failures that are not the agent's: the mission ended, the request was invalid, or there was nothing to answer. */
const NOT_OF_AGENT: ReadonlySet<Motivo> = new Set(['missao_encerrada', 'parametros', 'sem_resposta']);
