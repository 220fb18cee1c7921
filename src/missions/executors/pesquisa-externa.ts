// Executor of external research: quotes, indicators and news through the market port, which holds the chain of sources (Brapi, 24 h cache, Yahoo,
// older cache) and reports each figure's source. External calls are claimed from the budget before they are made.

import * as z from 'zod/mini';
import type { Agent, BusClient, Contract } from '../../bus/contract.ts';
import type { Erro } from '../../bus/envelope.ts';
import { type LocalDate, localDateSchema } from '../../domain/dates.ts';
import type { Lookup } from '../../domain/lookup.ts';
import type { Fundamentals, IndicatorName, NewsItem, Quote, SourcedFigure } from '../../domain/market.ts';
import type { After, Clock, Market } from '../../ports.ts';
import { peersOf } from '../companies.ts';
import { dayText } from '../rate-words.ts';
import { executorOf, type Found } from './executor.ts';

const INDICATORS = [
  'selic',
  'cdi',
  'ipca',
  'igpm',
  'poupanca',
  'tr',
  'dolar',
  'euro',
  'bitcoin',
  'ibovespa',
] as const satisfies readonly IndicatorName[];

/** `de`: date of a figure, formatted for display. */
const line = z.object({ rotulo: z.string(), valor: z.string(), de: z.optional(z.string()) });
const one = { tokens: 0, calls: 1 };

const PESQUISA_EXTERNA: Contract = {
  nome_agente: 'pesquisa_externa',
  tipo: 'executor',
  descricao_curta: 'Busca cotações, indicadores e notícias em fontes externas, com fonte e horário.',
  responsabilidades: ['Nunca inventa dado', 'Diz de onde veio cada número e de quando é'],
  operacoes_disponiveis: {
    cotacao: {
      descricao: 'Preço atual de ações, fundos, moedas ou índices.',
      request: z.object({ simbolos: z.array(z.string().check(z.minLength(2))).check(z.minLength(1), z.maxLength(8)) }),
      reply: z.object({ cotacoes: z.array(z.looseObject({ symbol: z.string() })), resumo: z.array(line) }),
      repetivel: true,
      recursos_estimados: { tokens: 0, chamadas_api: 1 },
      exemplo: { simbolos: ['PETR4'] },
    },
    indicadores: {
      descricao: 'Selic, CDI, IPCA, poupança, dólar e outros índices publicados.',
      request: z.object({ nomes: z.array(z.enum(INDICATORS)).check(z.minLength(1)) }),
      reply: z.object({
        indicadores: z.record(z.string(), z.looseObject({ value: z.string() })),
        resumo: z.array(line),
      }),
      repetivel: true,
      recursos_estimados: { tokens: 0, chamadas_api: 1 },
      exemplo: { nomes: ['selic', 'ipca'] },
    },
    fundamentos: {
      descricao: 'P/L, lucro por ação, P/VP e ROE de ações da B3, do último resultado publicado.',
      request: z.object({ simbolos: z.array(z.string().check(z.minLength(2))).check(z.minLength(1), z.maxLength(5)) }),
      reply: z.object({ fundamentos: z.array(z.looseObject({ symbol: z.string() })), resumo: z.array(line) }),
      repetivel: true,
      recursos_estimados: { tokens: 0, chamadas_api: 1 },
      exemplo: { simbolos: ['MGLU3'] },
    },
    setor: {
      descricao: 'Os mesmos números das outras empresas do setor, para comparar.',
      request: z.object({ simbolo: z.string().check(z.minLength(2)) }),
      reply: z.object({
        setor: z.string(),
        fundamentos: z.array(z.looseObject({ symbol: z.string() })),
        resumo: z.array(line),
      }),
      repetivel: true,
      recursos_estimados: { tokens: 0, chamadas_api: 3 },
      exemplo: { simbolo: 'MGLU3' },
    },
    inflacao: {
      descricao: 'IPCA acumulado de um mês do passado até o último publicado.',
      request: z.object({ desde: localDateSchema }),
      reply: z.object({ inflacao: z.looseObject({ factor: z.string() }), resumo: z.array(line) }),
      repetivel: true,
      recursos_estimados: { tokens: 0, chamadas_api: 1 },
      exemplo: { desde: '2015-01-01' },
    },
    noticias: {
      descricao: 'Notícias recentes sobre um assunto ou empresa.',
      request: z.object({
        assunto: z.string().check(z.minLength(2)),
        limite: z.optional(z.int().check(z.gte(1), z.lte(10))),
      }),
      reply: z.object({ noticias: z.array(z.looseObject({ title: z.string(), url: z.string() })) }),
      repetivel: true,
      recursos_estimados: { tokens: 0, chamadas_api: 1 },
      exemplo: { assunto: 'Petrobras', limite: 3 },
    },
  },
  dependencias: [],
};

const SPENT: Erro = { motivo: 'orcamento', detalhe: 'não há mais chamadas externas nesta missão' };

/** One external lookup; undefined when the budget allows none. */
async function asked<T>(client: BusClient, ask: () => Promise<Lookup<T>>): Promise<Lookup<T> | undefined> {
  const claim = client.claim(one);
  if (claim === undefined) return undefined;
  try {
    return await ask();
  } finally {
    claim.settle(one);
  }
}

const valuesOf = <T>(answers: readonly (Lookup<T> | undefined)[]): readonly T[] =>
  answers.flatMap((answer) => (answer?.kind === 'found' ? [answer.value] : []));

type Sourced = Pick<SourcedFigure, 'source' | 'reliability'>;

/** Whether a retry may succeed: an unconfigured source or an unknown symbol is permanent. */
const worthAgain = (answers: readonly (Lookup<unknown> | undefined)[]): boolean =>
  answers.some(
    (answer) => answer?.kind === 'unavailable' && answer.reason !== 'not_configured' && answer.reason !== 'refused',
  );

const unheard = (answers: readonly Lookup<unknown>[], detalhe: string): Erro => ({
  motivo: worthAgain(answers) ? 'falha' : 'sem_resposta',
  detalhe,
});

/** Reliability (the lowest of all sources) and a warning for any source that is not primary. */
function sourced(
  figures: readonly Sourced[],
  answers: readonly (Lookup<unknown> | undefined)[],
  dados: unknown,
): Found {
  const confiabilidade = Math.min(100, ...figures.map(({ reliability }) => reliability));
  const fontes = [...new Set(figures.map(({ source }) => source))];
  return {
    dados,
    fontes,
    confiabilidade,
    coverage: { wanted: answers.length, got: figures.length, again: worthAgain(answers) },
    ...(confiabilidade === 100
      ? {}
      : {
          fallback_usado: fontes.join(', '),
          advertencias: [confiabilidade <= 40 ? 'dado guardado há mais de um dia' : 'fonte alternativa usada'],
        }),
  };
}

/** Undefined when the budget allows no further call. */
async function resultsOf(
  market: Market,
  symbols: readonly string[],
  client: BusClient,
): Promise<readonly (Lookup<Fundamentals> | undefined)[] | undefined> {
  const answers = await Promise.all(symbols.map((symbol) => asked(client, () => market.fundamentals(symbol))));
  return answers.every((answer) => answer === undefined) ? undefined : answers;
}

const shownResults = ({ symbol, pl, lpa, of }: Fundamentals) => ({
  rotulo: `P/L de ${symbol}`,
  valor: pl?.replace('.', ',') ?? (Number(lpa) < 0 ? 'sem lucro em 12 meses' : 'não publicado'),
  de: dayText(of),
});

const shownFigure = (label: string, { value, unit, of }: SourcedFigure) => ({
  rotulo: label,
  valor: `${value.replace('.', ',')} ${unit}`,
  de: dayText(of),
});

/** The target of Selic is published up to the next meeting: what lies ahead is in force today. */
const inForce = (figure: SourcedFigure, today: LocalDate | undefined): SourcedFigure =>
  today !== undefined && typeof figure.of === 'string' && figure.of > today ? { ...figure, of: today } : figure;

/** Each outside call counts on the mission's budget; when it is spent the answer says so. */
export function pesquisaExterna(
  market: Market,
  time: { readonly clock: Clock; readonly after: After },
  today?: LocalDate,
): Agent {
  return executorOf(
    PESQUISA_EXTERNA,
    {
      async cotacao({ simbolos }, client) {
        const symbols = simbolos as readonly string[];
        const answers = await Promise.all(symbols.map((symbol) => asked(client, () => market.quote(symbol))));
        if (answers.every((answer) => answer === undefined)) return SPENT;
        const quotes: readonly Quote[] = valuesOf(answers);
        const resumo = quotes.map((quote) => shownFigure(quote.name ?? quote.symbol, quote));
        return sourced(quotes, answers, { cotacoes: quotes, resumo });
      },
      async indicadores({ nomes }, client) {
        const names = nomes as readonly IndicatorName[];
        const answers = await Promise.all(
          names.map(async (name) => ({ name, answer: await asked(client, () => market.indicator(name)) })),
        );
        if (answers.every(({ answer }) => answer === undefined)) return SPENT;
        const found = answers.flatMap(({ name, answer }) =>
          answer?.kind === 'found' ? [[name, inForce(answer.value, today)] as const] : [],
        );
        const resumo = found.map(([name, figure]) => shownFigure(name, figure));
        return sourced(
          found.map(([, figure]) => figure),
          answers.map(({ answer }) => answer),
          { indicadores: Object.fromEntries(found), resumo },
        );
      },
      async fundamentos({ simbolos }, client) {
        const symbols = simbolos as readonly string[];
        const answers = await resultsOf(market, symbols, client);
        if (answers === undefined) return SPENT;
        const results = valuesOf(answers);
        return sourced(results, answers, { fundamentos: results, resumo: results.map(shownResults) });
      },
      async setor({ simbolo }, client) {
        const peers = peersOf(String(simbolo));
        if (peers === undefined) return { motivo: 'sem_resposta', detalhe: 'não sei o setor dessa empresa' };
        const answers = await resultsOf(market, peers.symbols, client);
        if (answers === undefined) return SPENT;
        const results = valuesOf(answers);
        const resumo = results.map(shownResults);
        return sourced(results, answers, { setor: peers.sector, fundamentos: results, resumo });
      },
      async inflacao({ desde }, client) {
        const answer = await asked(client, () => market.inflation(desde as LocalDate));
        if (answer === undefined) return SPENT;
        if (answer.kind !== 'found') return unheard([answer], 'IPCA indisponível para esse período');
        const { factor, months } = answer.value;
        const resumo = [{ rotulo: `IPCA em ${months} meses`, valor: `fator ${factor.replace('.', ',')}` }];
        return sourced([answer.value], [answer], { inflacao: answer.value, resumo });
      },
      async noticias({ assunto, limite = 3 }, client) {
        const answer = await asked(client, () => market.news(String(assunto), Number(limite)));
        if (answer === undefined) return SPENT;
        if (answer.kind === 'unavailable') return unheard([answer], 'notícias indisponíveis agora');
        const news: readonly NewsItem[] = answer.kind === 'found' ? answer.value : [];
        return {
          dados: { noticias: news },
          fontes: [...new Set(news.map(({ source }) => source))],
          confiabilidade: 85,
        };
      },
    },
    time,
  );
}
