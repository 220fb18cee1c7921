// A mission with a model that says what the script says: it plans, the bus does, and its words are checked before they are sent.

import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import { plain } from '../../src/domain/text.ts';
import type { Line } from '../../src/llm/scripted-llm.ts';
import { scriptedLlm } from '../../src/llm/scripted-llm.ts';
import { missionsOver } from '../../src/missions/missions.ts';
import type { Market } from '../../src/ports.ts';
import { promptsIn } from '../../src/runtime/file-prompts.ts';
import { EMPTY_LEDGER } from '../support/empty-ledger.ts';
import { virtualTime } from '../support/virtual-time.ts';

const market = (ms: number, time: ReturnType<typeof virtualTime>): Market => {
  const later = async <T>(value: T): Promise<T> => {
    await new Promise<void>((resolve) => void time.after(ms, resolve));
    return value;
  };
  const figure = {
    value: '38.50',
    unit: 'BRL',
    source: 'Brapi',
    of: '2026-11-21' as LocalDate,
    reliability: 100,
  } as const;
  return {
    quote: () =>
      later({
        kind: 'found',
        value: { ...figure, symbol: 'PETR4', name: 'Petrobras', change: '-3.1' },
        asOf: 0,
        stale: false,
      }),
    indicator: () =>
      later({ kind: 'found', value: { ...figure, value: '14.75', unit: '% a.a.' }, asOf: 0, stale: false }),
    fundamentals: () => later({ kind: 'none' }),
    inflation: () => later({ kind: 'none' }),
    news: () => later({ kind: 'none' }),
  };
};

const QUESTION = {
  text: 'A Petrobras caiu 3% ontem, vale a pena comprar agora?',
  domain: 'investimentos_estrategia',
  coordinator: 'investimentos',
  figures: {},
};

const ASK = JSON.stringify({
  passo: 'executar',
  raciocinio: 'preço e portfólio',
  chamadas: [
    { agente: 'pesquisa_externa', objetivo: 'cotacao', parametros: { simbolos: ['PETR4'] }, importancia: 'critica' },
    {
      agente: 'dados_internos',
      objetivo: 'consultar',
      parametros: { categoria: 'patrimonio' },
      importancia: 'critica',
    },
    { agente: 'pesquisa_externa', objetivo: 'noticias', parametros: { assunto: 'Petrobras' }, importancia: 'opcional' },
  ],
});
const CONSOLIDATION = {
  status: 'sucesso_completo',
  objetivo_alcancado: true,
  resposta_pre_estruturada: {
    resposta_principal: 'A ação está em R$ 38,50. Uma queda de um dia não muda o plano.',
    dados_suporte: [{ rotulo: 'PETR4', valor: 'R$ 38,50', fonte: 'Brapi', de: '21/11/2026' }],
    calculos_realizados: [],
    comparacoes_feitas: [],
  },
  limitacoes_encontradas: [],
  recomendacoes_adicionais: [],
  proximos_passos_sugeridos: [],
};
const END = JSON.stringify({ passo: 'consolidar', consolidacao: CONSOLIDATION });
const say = (text: string): string => JSON.stringify({ resposta_ao_usuario: text, tom_usado: 'consultivo' });

function play(script: readonly Line[] | Parameters<typeof scriptedLlm>[0], marketMs = 1_000) {
  const time = virtualTime();
  const llm = scriptedLlm(script);
  const prompts = promptsIn(new URL('../../', import.meta.url));
  const missions = missionsOver({ ...time, market: market(marketMs, time), mind: { llm, prompts } });
  const running = missions.start({
    id: 'm',
    question: QUESTION,
    ledger: EMPTY_LEDGER,
    today: '2026-11-21' as LocalDate,
  });
  return { time, llm, running };
}

async function answered(script: readonly Line[]) {
  const { time, llm, running } = play(script);
  const outcome = await time.until(running.outcome);
  if (outcome.kind !== 'answered') throw new Error(`${outcome.kind} is no answer`);
  return { outcome, llm, text: plain(outcome.text) };
}

describe('the cycle', () => {
  it('plans, asks in parallel over the bus, consolidates, and says where the figures are from', async () => {
    const { outcome, llm, text } = await answered([
      ASK,
      END,
      say('A Petrobras está em R$ 38,50; uma queda só não muda o plano.'),
    ]);
    expect(text).toBe('A Petrobras está em R$ 38,50; uma queda só não muda o plano.\n\nFontes: Brapi (21/11/2026).');
    expect(outcome.record).toMatchObject({
      coordenador_escolhido_orquestrador: 'investimentos',
      ciclos_realizados_coordenador: 2,
      operacoes_totais_executadas: 3,
      orcamento_api_consumido: 2,
      duracao_total: 1,
      status_final: 'sucesso_completo',
    });
    expect(outcome.record.orcamento_tokens_consumido).toBeGreaterThan(0);
    expect(llm.asked.map(({ purpose }) => purpose)).toEqual(['coordinator', 'coordinator', 'synthesis']);
    const [system] = llm.asked[0]?.system ?? [];
    for (const section of ['2', '3', '4', '5', '6', '7', '9']) expect(system?.text).toContain(`## ${section}.`);
    expect(llm.asked[0]?.system[1]?.text).toContain('## pesquisa_externa (executor)');
  });

  it('a step that is no JSON is told so once; after that the playbook answers', async () => {
    const { llm, outcome } = await answered(['vou pensar', END, say('A Petrobras está em R$ 38,50 nesta manhã.')]);
    expect(llm.asked[1]?.messages.at(-1)).toMatchObject({ role: 'user' });
    expect(outcome.record.status_final).toBe('sucesso_completo');
    const { time, running } = play(['hmm', 'não sei', 'idem', 'idem', 'idem']);
    expect((await time.until(running.outcome)).kind).not.toBe('cancelled');
  });

  it('a model that only asks is made to end when time runs out', async () => {
    const { time, running } = play(({ purpose }) => (purpose === 'coordinator' ? ASK : say('nada')), 25_000);
    const outcome = await time.until(running.outcome);
    expect(outcome.record.duracao_total).toBeLessThanOrEqual(outcome.record.timeout_alocado + 10);
    expect(outcome.record.status_final).toBe('sucesso_parcial');
    expect(outcome.kind === 'answered' && plain(outcome.text)).toContain('38,50');
  });

  it('"cancela" ends it', async () => {
    const { time, running } = play([ASK, END], 20_000);
    await time.advance(5_000);
    running.cancel();
    expect((await time.until(running.outcome)).kind).toBe('cancelled');
  });
});

describe('the words', () => {
  it('with an invented number or a word of the machinery are written again, told what was wrong', async () => {
    const { text, llm } = await answered([
      ASK,
      END,
      say('O agente viu que a ação custa R$ 40,00 agora.'),
      say('A Petrobras está em R$ 38,50 nesta manhã.'),
    ]);
    expect(text).toContain('A Petrobras está em R$ 38,50');
    const retold = JSON.stringify(llm.asked[3]?.messages);
    expect(retold).toContain('Evite os termos: agente.');
    expect(retold).toContain('40,00');
  });

  it("that never pass are replaced by the coordinator's own", async () => {
    const bad = say('Compre já por R$ 99,00, sem medo.');
    const { text, llm } = await answered([ASK, END, bad, bad, bad]);
    expect(text).toContain('A ação está em R$ 38,50.');
    expect(text).not.toContain('99');
    expect(llm.asked).toHaveLength(5);
  });
});
