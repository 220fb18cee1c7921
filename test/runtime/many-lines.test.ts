// A list typed out, one entry to a line: what a chat script cannot hold.

import { afterEach, expect, it } from 'vitest';
import { chatClock } from '../../src/cli/chat/chat-clock.ts';
import { prepareWith } from '../../src/conversation/prepare.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { openLocalSession } from '../../src/runtime/local-session.ts';
import { offlineWorld } from '../support/offline-world.ts';

let close: () => Promise<void> = async () => {};
afterEach(() => close());

function open() {
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error' });
  const clock = chatClock('2026-11-18T14:05', 'America/Sao_Paulo');
  if (!config.ok || clock === undefined) throw new Error('the test configuration is wrong');
  const session = openLocalSession(config.value, {
    clock,
    log: { info() {}, warn() {}, error: console.error },
    prepare: prepareWith(offlineWorld),
  });
  if (!session.ok) throw new Error(session.failure.problem);
  close = session.value.close;
  return async (text: string) => {
    const { replies } = await session.value.say({ user: 'bia', body: { kind: 'text', text } });
    return replies.map((reply) => reply.text).join('\n');
  };
}

it('records every line of a long list, and one undo takes all of them back', async () => {
  const say = open();
  const list = Array.from({ length: 60 }, (_, i) => `item ${i + 1} R$ ${i + 1},50`).join('\n');
  expect(await say(list)).toContain('Anotei 60 lançamentos, R$ 1.860,00 no total');
  expect(await say('quanto gastei hoje?')).toContain('R$ 1.860,00, em 60 lançamentos');
  expect(await say('desfaz')).toContain('tirei 60 lançamentos');
});

it('takes the heading and the total of a list for what they are', async () => {
  const say = open();
  const trip = 'gastos da viagem:\nhotel - R$ 320,00\ngasolina - R$ 180,00\npedágio R$ 27,40\ntotal 527,40';
  expect(await say(trip)).toContain('Anotei 3 lançamentos');
  expect(await say('quanto gastei hoje?')).toContain('R$ 527,40, em 3 lançamentos');
});

it('does not take a shopping list for a purchase', async () => {
  const say = open();
  await say('lista de compras:\narroz 25,00\nfeijão 9,00\nóleo 8,00');
  expect(await say('quanto gastei hoje?')).toContain('Não achei gasto nenhum');
});
