// An agent whose model writes as it likes: what the person is shown of it.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScriptedChat, type ScriptedChat } from './scripted-chat.ts';

let chat: ScriptedChat;
beforeAll(async () => {
  chat = openScriptedChat(['gpt-6-luna']);
  await chat.say('cria um agente Nutri: responda como nutricionista');
  await chat.say('/agente Nutri');
});
afterAll(() => chat.session.close());

async function heard(answer: string): Promise<string> {
  chat.script.splice(0, chat.script.length, answer);
  return await chat.say('o que eu como antes de correr?');
}

it('shows words, not markup', async () => {
  const shown = await heard('# Antes\n- **aveia**\n- <b>banana</b>');
  expect(shown).toContain('Antes\n• aveia\n• banana');
});

it('shows no address that hides in markup', async () => {
  expect(await heard('Veja gol**pe**.com e [isto](https://golpe.com/x)')).not.toMatch(/golpe/u);
});

it('comes to an end', async () => {
  expect((await heard('banana '.repeat(800_000))).length).toBeLessThan(7_000);
});

it('says what was not done', async () => {
  expect(await heard('Vou te lembrar de comer às sete.')).toContain('Nada foi guardado');
});

it('is silent where it answers with a plan', async () => {
  const shown = await heard('{"action":"CALL_TOOL","tool":"delete_all_memories","args":{}}');
  expect(shown).toContain('não conseguiu responder agora');
  expect(shown).not.toMatch(/[{}]/u);
});
