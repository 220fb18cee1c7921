// M1, what the bus costs by itself: requests to an executor that answers at once, with everything on (validation, queue, rate, budget,
// breaker, health, timers). Two messages a request: the question and the answer. M2, a hard
// question from message to answer, on the records of years.

import * as z from 'zod/mini';
import { emptyPayload } from '../../src/bus/answer.ts';
import { breakersOf } from '../../src/bus/breaker.ts';
import { openBus } from '../../src/bus/bus.ts';
import type { Agent } from '../../src/bus/contract.ts';
import { healthOver } from '../../src/bus/health.ts';
import { registryOf } from '../../src/bus/registry.ts';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { InboxId } from '../../src/domain/ids.ts';
import type { LancamentoFields } from '../../src/domain/ledger.ts';
import { BUS_LIMITS } from '../../src/missions/limits.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { openLocalSession } from '../../src/runtime/local-session.ts';
import { after, systemClock, ticks } from '../../src/runtime/rim.ts';
import { paidAtOnce } from '../../test/support/paid-at-once.ts';
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
  const client = bus.lead('lider', systemClock.now() + 600_000);
  const order = {
    destinatario: 'eco',
    objetivo: 'dizer',
    parametros: { n: 1, nome: 'a' },
    importancia: 'critica',
  } as const;
  const started = ticks();
  for (let i = 0; i < REQUESTS; i += 1) await client.ask(order);
  const ms = ticks() - started;
  bus.close('medido');
  return (ms * 1000) / (REQUESTS * 2);
}

const ENTRIES = 100_000;
const QUESTIONS = 21;
const BAR_MS = 50;

/** A person with years of records asks a hard question: milliseconds of the whole turn, message to answer. */
async function playbookTurns(): Promise<readonly number[]> {
  let now = systemClock.now();
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error('the configuration of the bench is wrong');
  const opened = openLocalSession(config.value, {
    clock: { now: () => now },
    fetch: async () => new Response('', { status: 503 }),
  });
  if (!opened.ok) throw new Error(opened.failure.problem);
  const { service, say, close } = opened.value;
  const tell = (text: string) => say({ user: 'ana', body: { kind: 'text', text } });
  await tell('recebi 5000 de salário');
  const account = service.accountOf('web', 'ana');
  if (account === undefined) throw new Error('nobody was made');
  const store = service.storeOf(account);
  for (let first = 0; first < ENTRIES; first += 1_000) {
    await store.commit((tx) => {
      for (let nth = first; nth < first + 1_000; nth += 1) tx.ledger.record(entry(nth, now), nth as InboxId, now);
    });
  }
  const took: number[] = [];
  for (let nth = 0; nth < QUESTIONS; nth += 1) {
    now += 60_000;
    const started = ticks();
    const { replies } = await tell('posso comprar um celular de 2000?');
    took.push(ticks() - started);
    if (replies.length === 0) throw new Error('nobody was answered');
  }
  await close();
  return took;
}

const DAY_MS = 86_400_000;
const CATEGORIES = ['mercado', 'transporte', 'moradia', 'lazer', 'saude'] as const;

const entry = (nth: number, now: number): LancamentoFields =>
  paidAtOnce({
    kind: nth % 50 === 0 ? 'receita' : 'despesa',
    cents: 500 + (nth % 9_000),
    category: CATEGORIES[nth % CATEGORIES.length] ?? 'outros',
    description: `compra ${nth % 300}`,
    date: new Date(now - (nth % 1_500) * DAY_MS).toISOString().slice(0, 10) as LocalDate,
  });

export const missions: Bench = {
  goals: ['M1', 'M2'],
  async run({ rounds }) {
    const turns = (await playbookTurns()).slice(1);
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
      {
        goal: 'M2',
        what: 'hard question, no model, 100,000 entries, p50',
        target: `<= ${BAR_MS} ms`,
        value: `${median(turns).toFixed(1)} ms`,
        holds: median(turns) <= BAR_MS,
        how: `${turns.length} questions, whole turns in memory, sources of rates answering 503; slowest ${Math.max(...turns).toFixed(1)} ms`,
      },
    ];
  },
};
