// Executors that go wrong in every way an executor can, by chance.

import * as z from 'zod/mini';
import type { Agent, AgentResult, BusClient, Operation } from '../../../src/bus/contract.ts';
import { executorOf } from '../../../src/missions/executors/executor.ts';
import type { After, Clock } from '../../../src/ports.ts';
import type { Chance } from '../../prove/rig/chance.ts';

const OPERATION: Operation = {
  descricao: 'faz',
  request: z.looseObject({ n: z.number() }),
  reply: z.object({ n: z.number() }),
  repetivel: true,
  recursos_estimados: { tokens: 100, chamadas_api: 1 },
  exemplo: { n: 1 },
};

const DEEP = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;

const contract = (nome_agente: string, operation: Partial<Operation> = {}) => ({
  nome_agente,
  tipo: 'executor' as const,
  descricao_curta: nome_agente,
  responsabilidades: [],
  operacoes_disponiveis: { fazer: { ...OPERATION, ...operation } },
  dependencias: [],
});

const done = (dados: unknown = { n: 1 }): AgentResult => ({
  status: 'sucesso',
  payload: {
    dados,
    metadados: { timestamp_coleta: 0 },
    confiabilidade: 100,
    fontes: ['simulação'],
    advertencias: [],
    fallback_usado: null,
  },
});

export const ask = (destinatario: string, importancia: 'critica' | 'complementar' | 'opcional' = 'critica') => ({
  destinatario,
  objetivo: 'fazer',
  parametros: { n: 1 },
  importancia,
});

export type Counts = Map<string, number>;
export const count = (counts: Counts, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

export function troubleAgents(luck: Chance, time: { clock: Clock; after: After }, counts: Counts): readonly Agent[] {
  const pause = (ms: number): Promise<void> => new Promise((resolve) => void time.after(ms, resolve));

  function spend(client: BusClient, tokens: number, calls: number): void {
    const claim = client.claim({ tokens, calls });
    if (claim === undefined) count(counts, 'claim refused');
    claim?.settle({ tokens: luck.below(tokens + 1), calls });
  }

  return [
    {
      contract: contract('sorte', { fallback: { agente: 'reserva', objetivo: 'fazer' } }),
      async work(_message, client) {
        const kind = luck.below(20);
        await pause(luck.below(15_000));
        if (luck.below(3) === 0) spend(client, 50 + luck.below(1_500), luck.below(4));
        if (kind < 3) return { ...done(null), status: 'falha_total', erro: { motivo: 'falha', detalhe: 'x' } };
        if (kind === 3) return new Promise(() => {});
        if (kind === 4) return done({ n: 'errado' });
        if (kind === 5) throw new Error('bug');
        return done();
      },
    },
    { contract: contract('reserva'), work: async () => done() },
    {
      contract: contract('mudo', { repetivel: false }),
      work: () => new Promise(() => {}),
    },
    {
      contract: contract('gastador'),
      async work(_message, client) {
        for (let i = 0; i < 6; i += 1) spend(client, 2_000, 2);
        return done();
      },
    },
    {
      contract: contract('eco'),
      async work(_message, client) {
        await client.ask(ask('eco'));
        return done();
      },
    },
    {
      contract: contract('quebrado', { repetivel: false, fallback: { agente: 'reserva', objetivo: 'fazer' } }),
      async work() {
        throw new Error('sempre');
      },
    },
    ...DEEP.map((name, index) => ({
      contract: contract(name),
      async work(_message: unknown, client: BusClient) {
        await client.ask(ask(DEEP[index + 1] ?? 'a'));
        return done();
      },
    })),
    executorOf(
      contract('lento', { repetivel: false }),
      {
        fazer: async () => {
          await pause(1e9);
          return { dados: { n: 1 }, fontes: [], confiabilidade: 100 };
        },
      },
      time,
    ),
  ];
}
