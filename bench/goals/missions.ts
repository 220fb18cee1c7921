// What the bus costs by itself: requests to an executor that answers at once, with everything on (validation, queue, rate, budget,
// breaker, health, timers). Two messages a request: the question and the answer.

import * as z from 'zod/mini';
import { emptyPayload } from '../../src/bus/answer.ts';
import { breakersOf } from '../../src/bus/breaker.ts';
import { openBus } from '../../src/bus/bus.ts';
import type { Agent } from '../../src/bus/contract.ts';
import { healthOver } from '../../src/bus/health.ts';
import { registryOf } from '../../src/bus/registry.ts';
import { BUS_LIMITS } from '../../src/missions/limits.ts';
import { after, systemClock, ticks } from '../../src/runtime/rim.ts';
import { median } from '../measure/median.ts';
import type { Bench } from '../verdict.ts';

const REQUESTS = 20_000;
const BAR_US = 20;

const echo: Agent = {
  contract: {
    nome_agente: 'eco',
    tipo: 'executor',
    descricao_curta: 'eco',
    responsabilidades: [],
    operacoes_disponiveis: {
      dizer: {
        descricao: 'diz',
        request: z.object({ n: z.number(), nome: z.string() }),
        reply: z.object({ n: z.number() }),
        repetivel: true,
        recursos_estimados: { tokens: 0, chamadas_api: 0 },
        exemplo: { n: 1, nome: 'a' },
      },
    },
    dependencias: [],
  },
  work: async () => ({ status: 'sucesso', payload: { ...emptyPayload(0), dados: { n: 1 }, confiabilidade: 100 } }),
};

async function microsecondsAMessage(): Promise<number> {
  const bus = openBus(
    {
      clock: systemClock,
      after,
      // A benchmark is a flood: throttling would be measured instead.
      limits: { ...BUS_LIMITS, rate: { perSecond: 1e9, windowMs: BUS_LIMITS.rate.windowMs } },
      registry: registryOf([echo]),
      breakers: breakersOf(BUS_LIMITS.breaker),
      health: healthOver(BUS_LIMITS.healthWindow),
    },
    {
      id: 'bench',
      budget: { tokens: 1, calls: 1 },
      endsAt: systemClock.now() + 600_000,
      notify() {},
      seen() {},
    },
  );
  const desk = bus.lead('lider', systemClock.now() + 600_000);
  const order = {
    destinatario: 'eco',
    objetivo: 'dizer',
    parametros: { n: 1, nome: 'a' },
    importancia: 'critica',
  } as const;
  const started = ticks();
  for (let i = 0; i < REQUESTS; i += 1) await desk.ask(order);
  const ms = ticks() - started;
  bus.close('medido');
  return (ms * 1000) / (REQUESTS * 2);
}

export const missions: Bench = {
  goals: ['M1'],
  async run({ rounds }) {
    await microsecondsAMessage();
    const figures: number[] = [];
    for (let round = 0; round < rounds; round += 1) figures.push(await microsecondsAMessage());
    const value = median(figures);
    return [
      {
        goal: 'M1',
        what: 'message bus, overhead a message',
        target: `<= ${BAR_US} us`,
        value: `${value.toFixed(1)} us`,
        holds: value <= BAR_US,
        how: `${REQUESTS} requests in a row, all limits on; rounds ${figures.map((one) => one.toFixed(1)).join(', ')}`,
      },
    ];
  },
};
