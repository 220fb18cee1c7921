// A real mission, start to end, on a real database: every field of the record is there to be read back.

import { expect, it } from 'vitest';
import { readConfig } from '../../src/runtime/config.ts';
import { openLocalSession } from '../../src/runtime/local-session.ts';
import { rawDriver } from '../../src/runtime/sqlite-driver.ts';
import { endedMissions } from '../../src/store/missions.ts';
import { sqlOver } from '../../src/store/sql.ts';
import { openMigratedCopy } from '../support/migrated-copy.ts';
import { noPauses } from '../support/no-pauses.ts';

async function session() {
  let now = Date.UTC(2026, 10, 21, 15);
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error('the test configuration is wrong');
  const opened = openLocalSession(config.value, {
    clock: { now: () => now },
    after: noPauses,
    openFile: openMigratedCopy,
    fetch: async () => new Response('', { status: 503 }),
  });
  if (!opened.ok) throw new Error(opened.failure.problem);
  const { service, say, close } = opened.value;
  const records = () => endedMissions(sqlOver(rawDriver(service.file.database)), 0);
  const tell = async (text: string) => say({ user: 'ana', body: { kind: 'text', text } });
  return {
    tell,
    say,
    records,
    close,
    later: (ms: number) => {
      now += ms;
    },
  };
}

it('writes every field of section 10, and what the person made of the answer', async () => {
  const { tell, say, records, close, later } = await session();
  await tell('recebi 5000 de salário');
  await tell('gastei 1200 de aluguel');
  const { replies } = await tell('posso comprar um celular de 2000?');
  const buttons = replies.at(-1)?.choices ?? [];
  expect(buttons.map(({ label }) => label)).toEqual(expect.arrayContaining(['👍', '👎']));
  const [record] = records();
  expect(record).toEqual({
    missao_id: expect.stringMatching(/^[\w-]{8,}$/u),
    timestamp_inicio: Date.UTC(2026, 10, 21, 15),
    timestamp_fim: Date.UTC(2026, 10, 21, 15),
    duracao_total: 0,
    query_original: 'posso comprar um celular de 2000?',
    dominio_classificado: expect.arrayContaining(['planejamento_financeiro']),
    coordenador_sugerido_junior: { nome: expect.any(String), score: expect.any(Number) },
    coordenador_escolhido_orquestrador: expect.any(String),
    houve_override: false,
    orcamento_tokens_alocado: 10_000,
    orcamento_tokens_consumido: 0,
    orcamento_api_alocado: 15,
    orcamento_api_consumido: expect.any(Number),
    timeout_alocado: 120,
    tempo_real_execucao: 0,
    ciclos_realizados_coordenador: 1,
    operacoes_totais_executadas: expect.any(Number),
    operacoes_falhadas: expect.any(Number),
    fallbacks_usados: [],
    agentes_chamados: expect.arrayContaining([{ nome: 'matematico', chamadas: 1, falhas: 0 }]),
    profundidade_maxima_chamadas: expect.any(Number),
    linha_do_tempo: [
      { agente: 'matematico', de: 'planejamento', objetivo: 'roteiro', de_ms: 0, ate_ms: 0, fim: 'sucesso' },
    ],
    status_final: 'sucesso_completo',
    objetivo_alcancado: true,
    limitacoes_encontradas: expect.any(Array),
    qualidade_resposta: null,
    feedback_usuario: null,
    query_followup: null,
  });
  later(60_000);
  await say({ user: 'ana', body: { kind: 'choice', token: buttons.find(({ label }) => label === '👎')?.token ?? '' } });
  await tell('quanto gastei este mês?');
  await tell('quanto recebi este mês?');
  expect(records()[0]).toMatchObject({ feedback_usuario: 'down', query_followup: 'quanto gastei este mês?' });
  await close();
});

it('what is asked later than five minutes is no follow-up', async () => {
  const { tell, records, close, later } = await session();
  await tell('recebi 5000 de salário');
  await tell('gastei 1200 de aluguel');
  await tell('posso comprar um celular de 2000?');
  later(5 * 60_000 + 1);
  await tell('quanto recebi este mês?');
  expect(records()[0]?.query_followup).toBeNull();
  await close();
});
