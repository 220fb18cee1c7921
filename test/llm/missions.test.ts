// Hard questions with models behind HTTP: the flows of the document and its extra examples. The coordinator plans, executors answer,
// the synthesis is checked; a model that is down or wrong costs the person nothing but its words.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chatClock } from '../../src/cli/chat/chat-clock.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { openLocalSession } from '../../src/runtime/local-session.ts';
import { failureTurn, type LlmTurn } from '../fakes/llm/llm-turn.ts';
import { marketEnv } from '../fakes/market-env.ts';
import { marketServer } from '../fakes/market-server.ts';
import { openMigratedCopy } from '../support/migrated-copy.ts';
import { noPauses } from '../support/no-pauses.ts';
import { answer, ask, end } from './coordinator-turns.ts';
import { type Fakes, openFakes } from './open-fakes.ts';

/** Nothing here hangs: as long as a slow machine needs. */
const LOOKUP_MS = 5_000;
const FLOW_4 = 'A Petrobras caiu 3% ontem, vale a pena comprar agora?';
const FLOW_5 =
  'Quero comprar um carro de R$ 80.000, tenho R$ 20.000 guardados. Faz sentido financiar ou poupar mais? Também estou pensando em investir na bolsa.';
const FLOW_6 =
  'Analise completamente minha situação financeira, investimentos, orçamento, dívidas e diga tudo para aposentar aos 55 anos com R$ 15 mil de renda passiva.';
const FLOW_7 = 'Qual o P/L da Magazine Luiza?';
const MONTH = ['ganho 5000 por mês', 'gastei 2500 no mercado'];

// A whole session, its pages and a market for each question, on a machine that may be shared.
vi.setConfig({ testTimeout: 20_000 });

let fakes: Fakes;
let market: Awaited<ReturnType<typeof marketServer>>;
beforeAll(async () => {
  [fakes, market] = await Promise.all([openFakes(), marketServer()]);
});
afterAll(async () => void (await Promise.all([fakes.close(), market.close()])));

/** Says each line in turn; the models are scripted for the last one. Returns what that one was answered and what models were asked. */
async function asked(lines: readonly string[], turns: readonly LlmTurn[]) {
  const env = { ...fakes.env, ...marketEnv(market.root), SYNTHESIS_MODEL: 'gpt-6-luna' };
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error', ...env });
  const clock = chatClock('2026-11-18T14:05', 'America/Sao_Paulo');
  if (!config.ok || clock === undefined) throw new Error(JSON.stringify(config));
  const session = openLocalSession(config.value, {
    clock,
    after: noPauses,
    openFile: openMigratedCopy,
    log: { info() {}, warn() {}, error: (event, data) => console.error(event, data) },
    lookupMs: LOOKUP_MS,
  });
  if (!session.ok) throw new Error(session.failure.problem);
  const before = fakes.openai.requests.length;
  let texts: readonly string[] = [];
  for (const [index, text] of lines.entries()) {
    if (index === lines.length - 1) fakes.openai.next(...turns);
    texts = (await session.value.say({ user: 'ana', body: { kind: 'text', text } })).replies.map((reply) => reply.text);
  }
  await session.value.close();
  return { texts, asked: fakes.openai.requests.slice(before).map((request) => JSON.stringify(request)) };
}

const line = (rotulo: string, valor: string, fonte: string) => ({ rotulo, valor, fonte });

describe('the flows of the document, with a model', () => {
  it('4: price, results and the person’s own worth at once; the words are checked', async () => {
    const { texts, asked: requests } = await asked(
      [FLOW_4],
      [
        ask(
          { agente: 'pesquisa_externa', objetivo: 'cotacao', parametros: { simbolos: ['PETR4'] } },
          { agente: 'pesquisa_externa', objetivo: 'fundamentos', parametros: { simbolos: ['PETR4'] } },
          { agente: 'dados_internos', objetivo: 'consultar', parametros: { categoria: 'patrimonio' } },
        ),
        end('A ação está em R$ 38,42, a 6,4 vezes o lucro.', [
          line('PETR4', 'R$ 38,42', 'Brapi'),
          line('P/L', '6,4', 'Brapi'),
        ]),
        answer('A Petrobras está em R$ 38,42, a 6,4 vezes o lucro. Um dia de queda não decide; o seu momento decide.'),
      ],
    );
    expect(texts).toEqual([
      'A Petrobras está em R$ 38,42, a 6,4 vezes o lucro. Um dia de queda não decide; o seu momento decide.\n\nFontes: Brapi.',
    ]);
    for (const seen of ['38.42', '6.4', '18.43', 'Investido']) expect(requests[1]).toContain(seen);
  });

  it('5: the planner asks another coordinator for the part that is its own', async () => {
    const { texts, asked: requests } = await asked(
      [FLOW_5, '1500', '1,8% ao mês'],
      [
        ask(
          {
            agente: 'matematico',
            objetivo: 'tabela_price',
            parametros: { valor: 6_000_000, taxa_mes: '1.8', parcelas: 48 },
          },
          {
            agente: 'investimentos',
            objetivo: 'analisar',
            parametros: { pergunta: 'Quanto rendem R$ 20.000 em 40 meses?' },
          },
        ),
        ask({
          agente: 'matematico',
          objetivo: 'montante',
          parametros: { principal: 2_000_000, taxa_mes: '0.8', meses: 40 },
        }),
        end('Em 40 meses viram R$ 27.507,51.', [line('R$ 20.000 em 40 meses', 'R$ 27.507,51', 'cálculo')]),
        end(
          'Juntar sai melhor: financiar custa R$ 30.113,25 de juros.',
          [line('Em 40 meses', 'R$ 27.507,51', 'investimentos')],
          { calculos_realizados: [{ rotulo: 'Juros', resultado: 'R$ 30.113,25' }] },
        ),
        answer('Juntar sai melhor: financiar custa R$ 30.113,25 de juros, e os R$ 20.000 viram R$ 27.507,51.'),
      ],
    );
    expect(texts.join()).toContain('financiar custa R$ 30.113,25 de juros');
    expect(requests[3], 'what both answered').toContain('30.113,25');
    expect(requests[3]).toContain('27.507,51');
  });

  it('6: month, debts and worth in one wave, the plan in the next', async () => {
    const { texts, asked: requests } = await asked(
      [...MONTH, FLOW_6, '34'],
      [
        ask(
          { agente: 'matematico', objetivo: 'roteiro', parametros: { roteiro: 'diagnostico' } },
          { agente: 'dados_internos', objetivo: 'consultar', parametros: { categoria: 'dividas' } },
        ),
        ask({
          agente: 'matematico',
          objetivo: 'capital_para_renda',
          parametros: { renda_mes: 1_500_000, taxa_real_mes: '0.327374' },
        }),
        end('Você precisa de R$ 4.581.915,49 aos 55.', [line('Capital', 'R$ 4.581.915,49', 'cálculo')]),
        answer('Para viver de R$ 15 mil por mês aos 55 você precisa de R$ 4.581.915,49 em dinheiro de hoje.'),
      ],
    );
    expect(texts.join()).toContain('R$ 4.581.915,49 em dinheiro de hoje');
    expect(requests[2]).toContain('4.581.91');
  });

  it('7: the first source is down, the second answers, and the reply says so', async () => {
    market.failNext('brapi', { kind: 'status', status: 503 });
    const { texts, asked: requests } = await asked(
      [FLOW_7],
      [
        ask({ agente: 'pesquisa_externa', objetivo: 'fundamentos', parametros: { simbolos: ['MGLU3'] } }),
        end('O P/L está em 18,5, de fonte alternativa.', [line('P/L', '18,5', 'Yahoo Finanças')]),
        answer('O P/L da Magazine Luiza está em 18,5. O dado veio de outra fonte pública.'),
      ],
    );
    expect(texts).toEqual([
      'O P/L da Magazine Luiza está em 18,5. O dado veio de outra fonte pública.\n\nFontes: Yahoo Finanças.',
    ]);
    expect(requests[1]).toContain('sucesso_via_fallback');
    expect(requests[1]).toContain('18.5');
  });

  it('7, when the model invents: the coordinator’s own words', async () => {
    const invented = answer('O P/L da Magazine Luiza é 12,7, um bom preço.');
    const { texts } = await asked(
      [FLOW_7],
      [
        ask({ agente: 'pesquisa_externa', objetivo: 'fundamentos', parametros: { simbolos: ['MGLU3'] } }),
        end('O P/L está em 20,36.', [line('P/L', '20,36', 'Brapi')]),
        invented,
        invented,
        invented,
      ],
    );
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('O P/L está em 20,36.');
    expect(texts[0]).not.toContain('12,7');
  });
});

describe('the extra examples, with a model', () => {
  it('1: the house on the income', async () => {
    const { texts, asked: requests } = await asked(
      [...MONTH, 'Posso comprar uma casa com minha renda atual?'],
      [
        ask({ agente: 'matematico', objetivo: 'roteiro', parametros: { roteiro: 'casa' } }),
        end('Com a sua renda, até R$ 126.153,82.', [line('Financiamento máximo', 'R$ 126.153,82', 'cálculo')]),
        answer('Com a renda de hoje dá para financiar até R$ 126.153,82.'),
      ],
    );
    expect(texts[0]).toMatch(/^Com a renda de hoje dá para financiar até R\$ 126\.153,82\./u);
    expect(requests[1]).toContain('126.153,82');
  });

  it('2: one coordinator leads, the other looks at the month', async () => {
    const { texts, asked: requests } = await asked(
      [...MONTH, 'Como planejar aposentadoria com investimentos?', '40'],
      [
        ask(
          { agente: 'matematico', objetivo: 'roteiro', parametros: { roteiro: 'aposentar' } },
          {
            agente: 'analise_financeira',
            objetivo: 'analisar',
            parametros: { pergunta: 'Quanto sobra da renda por mês?' },
          },
        ),
        end('Sobram R$ 2.500,00 por mês.', [line('Sobra', 'R$ 2.500,00', 'suas anotações')]),
        end('Guarde R$ 1.500,75 por mês.', [
          line('Aporte', 'R$ 1.500,75', 'cálculo'),
          line('Sobra', 'R$ 2.500,00', 'análise'),
        ]),
        answer('Guarde R$ 1.500,75 por mês; hoje sobram R$ 2.500,00, então cabe.'),
      ],
    );
    expect(texts.join()).toContain('Guarde R$ 1.500,75 por mês; hoje sobram R$ 2.500,00, então cabe.');
    expect(requests[2]).toContain('1.500,75');
  });

  it('3: little budget is left, so what only complements is left out, and that is said', async () => {
    const { texts } = await asked(
      ['comprei 10 mil de cdb', 'Análise da minha carteira de investimentos', 'moderado'],
      [
        ask(
          { agente: 'dados_internos', objetivo: 'consultar', parametros: { categoria: 'investimentos' } },
          {
            agente: 'matematico',
            objetivo: 'carteira',
            parametros: { ativos: [{ peso: '100', retorno: '12', desvio: '1' }] },
          },
        ),
        end(
          'A carteira tem R$ 10.000,00, toda em renda fixa.',
          [line('Investido', 'R$ 10.000,00', 'suas anotações')],
          {},
          [
            {
              tipo_limitacao: 'orcamento',
              descricao: 'Deixei o histórico de dez anos de fora.',
              impacto: 'baixo',
              operacoes_nao_executadas: ['pesquisa_externa.noticias'],
            },
          ],
        ),
        failureTurn('refused'),
      ],
    );
    expect(texts[0]).toContain('A carteira tem R$ 10.000,00, toda em renda fixa.');
    expect(texts[0]).toContain('Deixei o histórico de dez anos de fora.');
  });
});

it.each(['refused', 'invalid_json', 'empty'] as const)(
  'a model that is %s leaves the playbook’s answer',
  async (mode) => {
    const { texts } = await asked(
      [FLOW_4],
      Array.from({ length: 6 }, () => failureTurn(mode)),
    );
    expect(texts[0]).toContain('PETR4 está a R$ 38,42');
  },
);
