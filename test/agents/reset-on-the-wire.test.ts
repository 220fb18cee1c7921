// The hard reset on the very bytes that reach each provider: an agent made in chat, spoken to with the model of each family.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fakes, openFakes } from '../llm/open-fakes.ts';
import { openMind } from '../llm/open-mind.ts';

let fakes: Fakes;
beforeAll(async () => {
  fakes = await openFakes();
});
afterAll(() => fakes.close());

it.each([
  ['claude-opus-4-5', 'anthropic', /<system_reset>[\s\S]*Caderneta[\s\S]*<name>Nutri<\/name>/],
  ['gpt-4o', 'openai', /# PRIORIDADE 1: TROCA DE AGENTE[\s\S]*Agente atual: Nutri/],
  ['gemini-2.5-pro', 'gemini', /COMANDO: pare de responder como Caderneta\. Responda como Nutri\./],
  ['o3', 'openai', /Antes de responder, verifique em silêncio[\s\S]*Nutri/],
] as const)('%s', async (model, provider, words) => {
  const mind = openMind({ ...fakes.env, CHAT_MODEL: model });
  try {
    const server = fakes[provider];
    const from = server.requests.length;
    server.next({ do: 'say', text: 'Banana.' }, { do: 'say', text: 'Iogurte.' });
    await mind.say('cria um agente Nutri: responda como nutricionista');
    await mind.say('/agente nutri');
    await mind.say('meu cpf é 529.982.247-25, o que eu como antes de correr cedo?');
    await mind.say('e depois da corrida, o que ajuda?');
    const bodies = server.requests.slice(from).map((request) => JSON.stringify(request).replaceAll('\\n', '\n'));
    expect(bodies.length).toBe(2);
    expect(bodies[0]?.replaceAll('\\"', '"')).toMatch(words);
    expect(bodies[1]?.replaceAll('\\"', '"')).not.toMatch(words);
    expect(bodies[1]).toContain('responda como nutricionista');
    expect(bodies.join()).not.toContain('529.982');
    expect(mind.rows("select count(*) as n from modelCalls where purpose = 'chat' and input > 0")).toEqual([{ n: 2 }]);
  } finally {
    await mind.close();
  }
});
