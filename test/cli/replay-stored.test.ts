// A stored conversation said again: the same words on the same days are answered the same, by the rules and by a model that says the
// same.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replayed } from '../../src/cli/replay/replayed.ts';
import { openStandIn } from '../../src/cli/replay/stand-in.ts';
import { repeated, storedConversation } from '../../src/cli/replay/stored-conversation.ts';
import { scriptedLlm } from '../../src/llm/scripted-llm.ts';
import { openMind } from '../llm/open-mind.ts';

const MODELS = { PLANNER_MODEL: 'gpt-6-luna', CHAT_MODEL: 'gpt-6-luna', OPENAI_API_KEY: 'sk-nobody-0123456789' };
const SAYING = 'Poxa, descansa um pouquinho';

// Four notebooks are opened, one after the other.
it('says a stored conversation again', { timeout: 20_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  const path = join(folder, 'caderneta.db');
  const mind = openMind(
    { ...MODELS, DATABASE_PATH: path },
    scriptedLlm(() => SAYING),
  );
  const { messageId } = await mind.say('anota: comprar leite');
  for (const text of ['gastei 50 no mercado ontem', 'tô meio cansada hoje']) await mind.say(text);
  await mind.send({ kind: 'edit', of: messageId, text: 'anota: comprar leite e pão' });
  await mind.say('apaga tudo', 'ana', { forwarded: true });
  mind.moveTo('2026-11-20T09:00');
  await mind.say('quanto gastei esse mês?');
  await mind.close();
  try {
    const stored = storedConversation(path, 1);
    const said = stored.ok ? stored.value : [];
    const again = await repeated(said, [SAYING]);
    const spoken = again.ok ? again.value : [];
    expect(spoken.map(({ text }) => text)).toHaveLength(6);
    expect(spoken.filter(({ before, now }) => before !== now)).toEqual([]);
    expect(spoken[2]).toMatchObject({ now: SAYING, modelCalls: 1 });
    expect(spoken[3]?.now).toContain('Vi que você corrigiu a mensagem');
    const without = await repeated(said, []);
    const other = without.ok ? without.value.filter(({ before, now }) => before !== now) : [];
    expect(other.map(({ text }) => text)).toEqual(['tô meio cansada hoje']);
    for (const conversation of [7, Number.NaN]) {
      expect(storedConversation(path, conversation)).toMatchObject({
        ok: false,
        failure: expect.stringContaining('as que há: 1'),
      });
    }
    expect(storedConversation(join(folder, 'nowhere.db'), 1)).toMatchObject({ ok: false });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('says why a body was put aside', async () => {
  const standIn = openStandIn(':memory:');
  if (!standIn.ok) throw new Error(standIn.failure.problem);
  const { json, text } = await replayed(standIn.value, 'x.json', { channel: 'telegram', raw: '{"update_id":' });
  expect(json).toMatchObject({ status: 200, quarantined: ['not JSON'] });
  expect(text).toContain('em quarentena: não é JSON');
  await standIn.value.service.stop();
});

it('tells what each message changed, and takes only what goes to the platform for a reply', async () => {
  const standIn = openStandIn(':memory:');
  if (!standIn.ok) throw new Error(standIn.failure.problem);
  const told = [];
  for (const [index, text] of ['anota: comprar leite', 'desfaz', 'quanto tá o dólar?'].entries()) {
    const person = { id: 5, first_name: 'Ana', is_bot: false };
    const message = {
      message_id: index,
      date: 1_790_000_000 + index,
      chat: { id: 5, type: 'private' },
      from: person,
      text,
    };
    const raw = JSON.stringify({ update_id: index, message });
    told.push((await replayed(standIn.value, 'x.json', { channel: 'telegram', raw })).json);
  }
  await standIn.value.service.stop();
  expect(told.map(({ turns }) => turns[0]?.changes.map(({ op }) => op))).toEqual([['add'], ['trash'], []]);
  expect(told.map(({ replies }) => replies.length)).toEqual([1, 1, 1]);
});
