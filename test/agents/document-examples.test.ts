// Examples 1 and 2 of seeds/agent-management.md section 10, as the bytes that reach each provider. The files in requests/ are the whole
// bodies: a change of any word, order or break is seen there.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawDriver } from '../../src/runtime/sqlite-driver.ts';
import { platformAdmin } from '../../src/store/platform-admin.ts';
import { sqlOver } from '../../src/store/sql.ts';
import { type Fakes, openFakes } from '../llm/open-fakes.ts';
import { openMind } from '../llm/open-mind.ts';
import { hire } from './scripted-chat.ts';

let fakes: Fakes;
beforeAll(async () => {
  fakes = await openFakes();
});
afterAll(() => fakes.close());

const PLATFORM = 'Você é um assistente do Kodix. Sempre responda em português brasileiro.';
const TEAM =
  'Nossa empresa é a TechCorp, focada em soluções de software B2B.\nSempre mencione nosso diferencial: suporte 24/7 em português.';
const SALES =
  'Você é um especialista em vendas B2B com 10 anos de experiência.\nFoque em entender as necessidades antes de propor soluções.';
const SUPPORT = 'Você resolve problemas técnicos com calma, um passo de cada vez.';

it.each([
  ['claude-opus-4-5', 'anthropic'],
  ['gpt-4o', 'openai'],
  ['gemini-2.5-pro', 'gemini'],
  ['o3', 'openai'],
] as const)('%s', async (model, provider) => {
  const mind = openMind({ ...fakes.env, CHAT_MODEL: model });
  try {
    const sql = sqlOver(rawDriver(mind.session.service.file.database));
    const platform = platformAdmin(sql, { now: () => Date.UTC(2026, 10, 18, 17) });
    const team = platform.saveTeam(null, 'TechCorp', 'teste');
    platform.write({ level: 'platform', owner: 0 }, PLATFORM, 'teste');
    platform.write({ level: 'team', owner: team }, TEAM, 'teste');
    hire(platform, 'Vendas', SALES, { team });
    hire(platform, 'Suporte', SUPPORT, { team });
    const server = fakes[provider];
    const from = server.requests.length;
    await mind.say('me chama de João Silva');
    await mind.say('quero falar com o vendas');
    for (const [text, answer] of [
      ['vocês integram com o nosso ERP?', 'Integramos. Como é o fluxo de vocês hoje?'],
      ['hoje a equipe controla no papel mesmo', 'Entendi. Quantas pessoas mexem nisso?'],
      ['são umas dez pessoas que mexem nisso', 'Faz sentido conversar sobre o plano de equipe.'],
    ] as const) {
      server.next({ do: 'say', text: answer });
      await mind.say(text);
    }
    await mind.say('quero falar com o suporte');
    for (const [text, answer] of [
      ['meu login não entra', 'Vamos ver. Que mensagem aparece?'],
      ['diz que a senha expirou', 'Troque pelo link de recuperação.'],
      ['travou outra vez aqui', 'Me chame aqui.'],
    ] as const) {
      server.next({ do: 'say', text: answer });
      await mind.say(text);
    }
    await mind.say('/agente vendas');
    server.next({ do: 'say', text: 'Voltando ao plano de equipe.' });
    await mind.say('vocês fazem demonstração?');
    const asked = server.requests.slice(from);
    expect(asked.length).toBe(7);
    const [first, , third, switched, after, , back] = asked;
    const shown = { first, third, switched, after, back };
    await expect(`${JSON.stringify(shown, null, 2)}\n`).toMatchFileSnapshot(`requests/${model}.json`);
  } finally {
    await mind.close();
  }
});
