// A bus with agents made for the occasion, under virtual time.

import * as z from 'zod/mini';
import { type BreakerState, breakersOf } from '../../src/bus/breaker.ts';
import { type Bus, openBus } from '../../src/bus/bus.ts';
import type { Agent, AgentRequest, AgentResult, Operation } from '../../src/bus/contract.ts';
import type { Mensagem, Resposta } from '../../src/bus/envelope.ts';
import { healthOver } from '../../src/bus/health.ts';
import type { Notice } from '../../src/bus/notice.ts';
import { registryOf } from '../../src/bus/registry.ts';
import { BUS_LIMITS } from '../../src/missions/limits.ts';
import { virtualTime } from '../support/virtual-time.ts';

const OPERATION: Operation = {
  descricao: 'responde um número',
  request: z.looseObject({ n: z.number() }),
  reply: z.object({ n: z.number() }),
  repetivel: false,
  recursos_estimados: { tokens: 0, chamadas_api: 0 },
  exemplo: { n: 1 },
};

type Made = {
  readonly name: string;
  readonly tipo?: 'coordenador' | 'executor';
  readonly operation?: Partial<Operation>;
  readonly work?: Agent['work'];
};

export const good = (dados: unknown = { n: 1 }): AgentResult => ({
  status: 'sucesso',
  payload: {
    dados,
    metadados: { timestamp_coleta: 0 },
    confiabilidade: 100,
    fontes: ['teste'],
    advertencias: [],
    fallback_usado: null,
  },
});

export const bad = (): AgentResult => ({
  ...good(null),
  status: 'falha_total',
  erro: { motivo: 'falha', detalhe: 'não deu' },
});

export const never = (): Promise<never> => new Promise(() => {});

const agentOf = ({ name, tipo = 'executor', operation = {}, work = async () => good() }: Made): Agent => ({
  contract: {
    nome_agente: name,
    tipo,
    descricao_curta: name,
    responsabilidades: [],
    operacoes_disponiveis: { somar: { ...OPERATION, ...operation } },
    dependencias: [],
  },
  work,
});

export const order = (destinatario: string, more: Partial<AgentRequest> = {}): AgentRequest => ({
  destinatario,
  objetivo: 'somar',
  parametros: { n: 1 },
  importancia: 'critica',
  ...more,
});

export function busRig(
  agents: readonly Made[],
  options: {
    readonly tokens?: number;
    readonly calls?: number;
    readonly lastsMs?: number;
    readonly breakers?: Readonly<Record<string, BreakerState>>;
  } = {},
) {
  const time = virtualTime();
  const notices: Notice[] = [];
  const seen: { message: Mensagem; answer: Resposta }[] = [];
  const breakers = breakersOf(BUS_LIMITS.breaker, options.breakers);
  const health = healthOver(BUS_LIMITS.healthWindow);
  const endsAt = time.clock.now() + (options.lastsMs ?? 160_000);
  const bus: Bus = openBus(
    { ...time, limits: BUS_LIMITS, registry: registryOf(agents.map(agentOf)), breakers, health },
    {
      id: 'm',
      budget: { tokens: options.tokens ?? 1_000, calls: options.calls ?? 10 },
      endsAt,
      notify: (notice) => void notices.push(notice),
      seen: (message, answer) => void seen.push({ message, answer }),
    },
  );
  const leader = bus.lead('lider', endsAt);
  return { time, bus, leader, notices, seen, breakers, health };
}
