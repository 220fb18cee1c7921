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
import type { AgentRequest, BusClient, Operation } from './contract.ts';
import { dispatcherOf } from './dispatcher.ts';
import { type Erro, failed, type Mensagem, type Motivo, type Resposta, type Sinalizador } from './envelope.ts';
import type { Health } from './health.ts';
import type { Notice } from './notice.ts';
import { type MissionStage, priorityOf } from './priority.ts';
import { watchProgress } from './progress.ts';
import { refusalOf } from './refusal.ts';
import type { Registry } from './registry.ts';

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

export function openBus({ clock, after, limits, registry, breakers, health }: BusDeps, mission: BusMission): Bus {
  const { notify } = mission;
  const budget = budgetOf(mission.budget, limits.budget, (flag) => notify({ kind: 'orcamento', flag }));
  /** Deadlines of work outside the bus: model calls, and pauses before a retry. */
  const busy = new Set<{ readonly until: Instant }>();
  let numbered = 0;
  let closed: string | undefined;
  let stage: MissionStage = 'working';

  const id = (): string => {
    numbered += 1;
    return `${mission.id}-${numbered}`;
  };

  const progress = watchProgress({
    clock,
    after,
    limits: limits.progress,
    busyUntil() {
      const now = clock.now();
      if (dispatcher.inFlight()) return now;
      return busy.size === 0 ? undefined : Math.min(now, Math.max(...[...busy].map(({ until }) => until)));
    },
    alert: () => notify({ kind: 'sem_progresso' }),
    stuck: () => notify({ kind: 'travada' }),
  });

  function busyUntil(until: Instant): () => void {
    const one = { until };
    progress.happened();
    busy.add(one);
    return () => {
      if (busy.delete(one)) progress.happened();
    };
  }

  const dispatcher = dispatcherOf({
    clock,
    after,
    limits,
    budget,
    id,
    notify,
    ask,
    busyUntil,
    endsAt: mission.endsAt,
    delivered: ({ destinatario }) => health.started(destinatario),
    answered(answer, ms) {
      const { remetente, erro } = answer;
      health.ended(remetente, { ms, success: !failed(answer), fallback: answer.payload.fallback_usado !== null });
      if (erro !== undefined && NOT_OF_AGENT.has(erro.motivo)) breakers.forgive(remetente, clock.now());
      else breakers.record(remetente, !failed(answer), clock.now());
      progress.happened();
    },
  });

  async function ask(request: AgentRequest, caller: Caller): Promise<Resposta> {
    const first = await askWithRetry(request, caller, []);
    const motive = first.erro?.motivo;
    if (!failed(first) || motive === undefined || !WITH_FALLBACK.has(motive) || request.fallback_automatico === false)
      return first;
    const other = registry.operation(request.destinatario, request.objetivo)?.fallback;
    if (other === undefined || closed !== undefined) return first;
    const circuito = motive === 'circuito_aberto';
    notify({ kind: 'fallback', agente: request.destinatario, usado: other.agente, circuito });
    const instead = { ...request, destinatario: other.agente, objetivo: other.objetivo };
    const second = await askWithRetry(instead, caller, circuito ? ['usando_fallback_por_circuit_breaker'] : []);
    return failed(second) ? second : markedFallback(second, other.agente);
  }

  /** Retries idempotent operations with exponential backoff. */
  async function askWithRetry(request: AgentRequest, caller: Caller, flags: readonly Sinalizador[]): Promise<Resposta> {
    const operation = registry.operation(request.destinatario, request.objetivo);
    const most = operation?.repetivel === true ? limits.retry.attempts : 0;
    for (let tried = 0; ; tried += 1) {
      const answer = await send(request, operation, caller, flags, most - tried);
      if (tried >= most || answer.erro?.motivo !== 'falha' || closed !== undefined) return answer;
      await pause(Math.min(limits.retry.firstMs * 2 ** tried, limits.retry.mostMs));
    }
  }

  async function send(
    request: AgentRequest,
    operation: Operation | undefined,
    caller: Caller,
    flags: readonly Sinalizador[],
    left: number,
  ): Promise<Resposta> {
    const message = messageOf(request, operation, caller, flags, left);
    const agent = registry.find(request.destinatario);
    const fault: Erro | undefined =
      closed === undefined
        ? refusalOf({
            request,
            agent,
            operation,
            path: caller.path,
            priority: message.prioridade,
            budget,
            limits: limits.loop,
          })
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

  function messageOf(
    {
      destinatario,
      objetivo,
      parametros,
      importancia,
      contexto_adicional,
      timeoutMs,
      fallback_automatico,
    }: AgentRequest,
    operation: Operation | undefined,
    caller: Caller,
    flags: readonly Sinalizador[],
    left: number,
  ): Mensagem {
    const tipo = registry.find(destinatario)?.contract.tipo ?? 'executor';
    return {
      message_id: id(),
      timestamp_envio: clock.now(),
      prioridade: priorityOf(caller.speaker, importancia, stage),
      remetente: caller.name,
      destinatario,
      tipo_mensagem: 'requisicao',
      payload: {
        objetivo,
        parametros,
        contexto_adicional: contexto_adicional ?? mission.context ?? null,
        callback_esperado: true,
        fallback_automatico: fallback_automatico ?? true,
      },
      timeout: (timeoutMs ?? limits.timeoutMs[tipo]) / 1000,
      tentativas_restantes: left,
      rastreamento: {
        missao_id: mission.id,
        profundidade_chamada: caller.path.length,
        caminho_chamadas: caller.path,
      },
      recursos_estimados: {
        tokens_estimados: operation?.recursos_estimados.tokens ?? 0,
        chamadas_api_estimadas: operation?.recursos_estimados.chamadas_api ?? 0,
      },
      sinalizadores: [...budget.flags(), ...flags],
    };
  }

  function pause(ms: number): Promise<void> {
    const done = busyUntil(clock.now() + ms + 1);
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
        busyUntil,
        priority: () => (stage === 'closing' ? 'CRITICA' : 'ALTA'),
        open: () => closed === undefined,
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

/** Failures that are not the agent's: the mission ended, the request was invalid, or there was nothing to answer. */
const NOT_OF_AGENT: ReadonlySet<Motivo> = new Set(['missao_encerrada', 'parametros', 'sem_resposta']);

/** Failures another agent may not have; an invalid or late request would fail there as well. */
const WITH_FALLBACK: ReadonlySet<Motivo> = new Set([
  'agente_ausente',
  'circuito_aberto',
  'timeout',
  'resposta_invalida',
  'sem_resposta',
  'falha',
]);

const markedFallback = (answer: Resposta, agent: string): Resposta => ({
  ...answer,
  status: answer.status === 'sucesso' ? 'sucesso_via_fallback' : answer.status,
  payload: { ...answer.payload, fallback_usado: answer.payload.fallback_usado ?? agent },
});
