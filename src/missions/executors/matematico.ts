// Executor of calculations: formulas and playbooks. It fetches published rates over the bus, so that the mission's budget and breakers apply.

import * as z from 'zod/mini';
import type { Agent, BusClient, Contract, Operation } from '../../bus/contract.ts';
import { type Erro, failed } from '../../bus/envelope.ts';
import type { LocalDate } from '../../domain/dates.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';
import type { IndicatorName } from '../../domain/market.ts';
import type { After, Clock } from '../../ports.ts';
import { companyIn, peersOf } from '../companies.ts';
import { findingsSchema } from '../consolidation.ts';
import type { Needs, PlaybookOutcome, Rates } from '../playbook.ts';
import { sinceOf } from '../playbooks/past-money.ts';
import { PLAYBOOKS, type PlaybookName } from '../playbooks/table.ts';
import { type Facts, factsIn, type Published } from '../published-facts.ts';
import { withTold } from '../told-rates.ts';
import { executorOf, type Found, type OperationWork } from './executor.ts';
import { MATH } from './math-operations.ts';

const line = z.object({ rotulo: z.string(), valor: z.string() });

const computed = Object.fromEntries(
  Object.entries(MATH).map(([name, { descricao, request, exemplo }]): [string, Operation] => [
    name,
    {
      descricao,
      request,
      exemplo,
      reply: z.object({ resumo: z.array(line) }),
      repetivel: true,
      recursos_estimados: { tokens: 0, chamadas_api: 0 },
    },
  ]),
);

const names = z.enum(Object.keys(PLAYBOOKS) as [PlaybookName, ...PlaybookName[]]);

const MATEMATICO: Contract = {
  nome_agente: 'matematico',
  tipo: 'executor',
  descricao_curta: 'Calcula com fórmulas exatas, sem arredondar no caminho; nunca estima.',
  responsabilidades: [
    'Dinheiro em centavos inteiros; taxas em %, como texto',
    'Mostra o que entrou na conta',
    'Busca taxas publicadas quando precisa',
  ],
  operacoes_disponiveis: {
    ...computed,
    roteiro: {
      descricao: 'Uma das perguntas conhecidas, do começo ao fim: dados da pessoa, taxas publicadas e contas.',
      request: z.object({ roteiro: names }),
      reply: z.union([
        z.object({ kind: z.literal('found'), findings: findingsSchema }),
        z.looseObject({ kind: z.literal('needs'), figure: z.string(), question: z.string() }),
      ]),
      repetivel: false,
      recursos_estimados: { tokens: 0, chamadas_api: 2 },
      exemplo: { roteiro: 'diagnostico' },
    },
  },
  dependencias: ['pesquisa_externa', 'dados_internos'],
};

export type MathWorld = {
  readonly question: HardQuestion;
  readonly ledger: LedgerReads;
  readonly today: LocalDate;
};

const MOST_NEWS = 2;

const NO_ANSWER: Erro = { motivo: 'sem_resposta', detalhe: 'esses números não têm resposta' };

async function ratesOf(wanted: readonly IndicatorName[], client: BusClient): Promise<Rates> {
  if (wanted.length === 0) return {};
  const answer = await client.ask({
    destinatario: 'pesquisa_externa',
    objetivo: 'indicadores',
    parametros: { nomes: wanted },
    importancia: 'critica',
  });
  if (failed(answer)) return {};
  const { indicadores } = answer.payload.dados as { readonly indicadores: Rates };
  return indicadores;
}

/** Published facts of the company a question names, fetched in parallel; those that fail are left out. */
async function companyFacts({ question }: MathWorld, client: BusClient): Promise<Facts> {
  const company = companyIn(question.text);
  if (company === undefined) return {};
  const { name, symbol } = company;
  const asked = [
    { objetivo: 'cotacao', parametros: { simbolos: [symbol] }, importancia: 'critica' },
    { objetivo: 'fundamentos', parametros: { simbolos: [symbol] }, importancia: 'critica' },
    { objetivo: 'noticias', parametros: { assunto: name, limite: MOST_NEWS }, importancia: 'opcional' },
    ...(peersOf(symbol) === undefined
      ? []
      : [{ objetivo: 'setor', parametros: { simbolo: symbol }, importancia: 'complementar' } as const]),
  ] as const;
  const answers = await Promise.all(asked.map((order) => client.ask({ destinatario: 'pesquisa_externa', ...order })));
  return factsIn(answers.filter((answer) => !failed(answer)).map(({ payload }) => payload.dados as Published));
}

/** IPCA accumulated since the month the question names. */
async function inflationFacts(world: MathWorld, client: BusClient): Promise<Facts> {
  const desde = sinceOf({ figures: world.question.figures, today: world.today });
  if (desde === undefined) return {};
  const answer = await client.ask({
    destinatario: 'pesquisa_externa',
    objetivo: 'inflacao',
    parametros: { desde },
    importancia: 'critica',
  });
  return failed(answer) ? {} : factsIn([answer.payload.dados as Published]);
}

/** External facts a playbook needs besides rates. */
async function factsFor(name: PlaybookName, world: MathWorld, client: BusClient): Promise<Facts> {
  if (name === 'empresa') return companyFacts(world, client);
  return name === 'correcao' ? inflationFacts(world, client) : {};
}

/** Formulas are pure; a playbook may answer `needs` with the question to ask the person. */
export function matematico(world: MathWorld, time: { readonly clock: Clock; readonly after: After }): Agent {
  const formulas = Object.entries(MATH).map(([name, { compute }]): [string, OperationWork] => [
    name,
    async (parametros): Promise<Found | Erro> => {
      const resumo = compute(parametros);
      return resumo === undefined ? NO_ANSWER : { dados: { resumo }, fontes: ['cálculo'], confiabilidade: 100 };
    },
  ]);

  const roteiro: OperationWork = async ({ roteiro: name }, client) => {
    const playbook = PLAYBOOKS[name as PlaybookName];
    const [rates, facts] = await Promise.all([
      ratesOf(playbook.indicators ?? [], client),
      factsFor(name as PlaybookName, world, client),
    ]);
    client.queried();
    const { question, ledger, today } = world;
    const outcome: PlaybookOutcome | Needs = playbook.run({
      ...question,
      ledger,
      today,
      rates: withTold(rates, question.figures, today),
      ...facts,
    });
    return { dados: outcome, fontes: ['cálculo', 'suas anotações'], confiabilidade: 100 };
  };

  return executorOf(MATEMATICO, { ...Object.fromEntries(formulas), roteiro }, time);
}
