// A group on Telegram: two people at once, buttons of somebody else, a chat that gets another id.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDoors } from '../llm/open-doors.ts';

let doors: Awaited<ReturnType<typeof openDoors>>;
let written = 3000;
beforeAll(async () => {
  doors = await openDoors({});
});
afterAll(() => doors.close());

const ANA = { id: 51, is_bot: false, first_name: 'Ana' };
const BETO = { id: 52, is_bot: false, first_name: 'Beto' };
const ME = { id: 700000001, is_bot: true, first_name: 'Caderneta', username: 'caderneta_bot' };
const chat = { id: -1002000000404, type: 'supergroup', title: 'Casa' };

type Shown = Awaited<ReturnType<typeof doors.telegramRaw>>[number];

async function say(from: typeof ANA, text: string, answering?: Shown): Promise<{ id: number; shown: Shown[] }> {
  written += 1;
  const reply = answering && { reply_to_message: { message_id: answering.id, from: ME, chat, date: 1, text: 'x' } };
  const message = { message_id: written, from, chat, date: 1, text, ...reply };
  return { id: written, shown: await doors.telegramRaw({ message }) };
}

const press = (from: typeof ANA, under: Shown | undefined, label: string): Promise<Shown[]> =>
  doors.telegramRaw({
    callback_query: {
      id: `c${from.id}-${label}-${under?.id}`,
      from,
      message: { message_id: under?.id, from: ME, chat, date: 1 },
      data: under?.choices.find((one) => one.label === label)?.token,
    },
  });

describe('a group', { timeout: 30_000 }, () => {
  it('is greeted when the bot is added, and told how to speak to it', async () => {
    const [shown, ...more] = await doors.telegramRaw({
      my_chat_member: {
        chat,
        from: ANA,
        date: 1,
        old_chat_member: { user: ME, status: 'left' },
        new_chat_member: { user: ME, status: 'member' },
      },
    });
    expect(shown?.text).toContain('respondam a uma mensagem minha');
    expect(more).toEqual([]);
  });

  it('sees whom each answer is for, and each may answer their own question', async () => {
    const ana = await say(ANA, '@caderneta_bot gastei no mercado');
    const beto = await say(BETO, '@caderneta_bot paguei a luz');
    expect(ana.shown).toMatchObject([{ quote: ana.id, forcesReply: true }]);
    expect(beto.shown).toMatchObject([{ quote: beto.id, forcesReply: true }]);
    expect((await say(BETO, '120', beto.shown[0])).shown[0]?.text).toContain('R$ 120,00 em luz');
    const kept = await say(ANA, '45', ana.shown[0]);
    expect(kept.shown).toMatchObject([{ text: expect.stringContaining('R$ 45,00 em mercado'), quote: kept.id }]);
    expect(kept.shown[0]?.forcesReply).toBeUndefined();
  });

  it('is given nobody’s file of everything', async () => {
    for (const words of ['/exportar@caderneta_bot', '@caderneta_bot me manda minhas notas em pdf']) {
      const { shown } = await say(ANA, words);
      expect(shown).toMatchObject([{ text: expect.stringContaining('conversa particular') }]);
      expect(shown[0]?.document).toBeUndefined();
    }
  });

  it('has buttons that are for one person', async () => {
    const asked = (await say(ANA, '@caderneta_bot quero ver Duna')).shown[0];
    for (const [label, under] of [
      ['Filme', asked],
      ['Editar', (await say(ANA, '@caderneta_bot gastei 10 no café')).shown[0]],
    ] as const)
      expect((await press(BETO, under, label))[0]?.text).toContain('de outra pessoa');
    const again = (await say(ANA, '@caderneta_bot quero ver Duna')).shown.at(-1);
    expect((await press(ANA, again, 'Filme'))[0]?.text).toContain('Duna');
  });
});
