// Hard questions with models behind HTTP: the coordinator plans, the market answers, the synthesis is checked, and a model that is down
// or wrong costs the person nothing but its words.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatClock } from '../../src/cli/chat/chat-clock.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { openDesk } from '../../src/runtime/desk.ts';
import { failureTurn, type LlmTurn } from '../fakes/llm/llm-turn.ts';
import { marketEnv } from '../fakes/market-env.ts';
import { marketServer } from '../fakes/market-server.ts';
import { type Fakes, openFakes } from './open-fakes.ts';

const LOOKUP_MS = 700;
const FLOW_4 = 'A Petrobras caiu 3% ontem, vale a pena comprar agora?';

let fakes: Fakes;
let market: Awaited<ReturnType<typeof marketServer>>;
beforeAll(async () => {
  [fakes, market] = await Promise.all([openFakes(), marketServer()]);
});
afterAll(async () => void (await Promise.all([fakes.close(), market.close()])));

const say = (value: unknown): LlmTurn => ({ do: 'say', text: JSON.stringify(value) });

const ask = (simbolo: string): LlmTurn =>
  say({
    passo: 'executar',
    raciocinio: 'preço primeiro',
    chamadas: [
      { agente: 'pesquisa_externa', objetivo: 'cotacao', parametros: { simbolos: [simbolo] }, importancia: 'critica' },
    ],
  });

const end = (resposta_principal: string, dados_suporte: readonly unknown[]): LlmTurn =>
  say({
    passo: 'consolidar',
    consolidacao: {
      status: 'sucesso_completo',
      objetivo_alcancado: true,
      resposta_pre_estruturada: { resposta_principal, dados_suporte, calculos_realizados: [], comparacoes_feitas: [] },
      limitacoes_encontradas: [],
      recomendacoes_adicionais: [],
      proximos_passos_sugeridos: [],
    },
  });

const answer = (text: string): LlmTurn => say({ resposta_ao_usuario: text, tom_usado: 'consultivo' });

async function asked(question: string, turns: readonly LlmTurn[]): Promise<readonly string[]> {
  const env = { ...fakes.env, ...marketEnv(market.root), SYNTHESIS_MODEL: 'gpt-6-luna' };
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error', ...env });
  const clock = chatClock('2026-11-18T14:05', 'America/Sao_Paulo');
  if (!config.ok || clock === undefined) throw new Error(JSON.stringify(config));
  const desk = openDesk(config.value, {
    clock,
    log: { info() {}, warn() {}, error: (event, data) => console.error(event, data) },
    lookupMs: LOOKUP_MS,
  });
  if (!desk.ok) throw new Error(desk.failure.problem);
  fakes.openai.next(...turns);
  const { replies } = await desk.value.say({ user: 'ana', body: { kind: 'text', text: question } });
  await desk.value.close();
  return replies.map(({ text }) => text);
}

const PRICE = { rotulo: 'PETR4', valor: 'R$ 38,42', fonte: 'Brapi', de: '18/11/2026' };

it('flow 4: plans, looks up, and says it in words that were checked', async () => {
  const before = fakes.openai.requests.length;
  const texts = await asked(FLOW_4, [
    ask('PETR4'),
    end('A ação está em R$ 38,42. Um dia de queda não decide.', [PRICE]),
    answer('A Petrobras está em R$ 38,42. Um dia de queda não decide; o seu momento decide.'),
  ]);
  expect(texts).toEqual([
    'A Petrobras está em R$ 38,42. Um dia de queda não decide; o seu momento decide.\n\nFontes: Brapi (18/11/2026).',
  ]);
  const asking = JSON.stringify(fakes.openai.requests.slice(before)[1]);
  expect(asking).toContain('38.42');
});

it.each(['refused', 'invalid_json', 'empty'] as const)(
  'a model that is %s leaves the playbook’s answer',
  async (mode) => {
    const [text] = await asked(
      FLOW_4,
      Array.from({ length: 6 }, () => failureTurn(mode)),
    );
    expect(text).toContain('PETR4 está a R$ 38,42');
  },
);
