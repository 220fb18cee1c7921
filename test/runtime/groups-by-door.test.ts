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

async function say(from: typeof ANA, text: string, answering?: Shown, more = {}) {
  written += 1;
  const reply = answering && quoting(ME, answering.text, answering.id);
  const message = { message_id: written, from, chat, date: 1, text, ...reply, ...more };
  return { id: written, shown: await doors.telegramRaw({ message }) };
}

const quoting = (from: object, text: string, message_id: number): object => ({
  reply_to_message: { message_id, from, chat, date: 1, text },
});

const press = (from: typeof ANA, under: Shown | undefined, label: string, more = {}): Promise<Shown[]> =>
  doors.telegramRaw({
    callback_query: {
      id: `c${from.id}-${label}-${under?.id}`,
      from,
      message: { message_id: under?.id, from: ME, chat, date: 1, ...more },
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

  it('has lists whose numbers are for one person', async () => {
    for (const from of [ANA, BETO]) {
      await say(from, '@caderneta_bot anota: comprar arame');
      await say(from, '@caderneta_bot anota: comprar bucha');
    }
    const [hers] = (await say(ANA, '@caderneta_bot minhas notas')).shown;
    const [his] = (await say(BETO, '@caderneta_bot minhas notas')).shown;
    expect((await say(BETO, 'apaga o 2', hers)).shown[0]?.text).toContain('foi para outra pessoa');
    expect((await press(BETO, hers, hers?.choices[0]?.label ?? ''))[0]?.text).toContain('de outra pessoa');
    expect((await say(BETO, 'apaga o 2', his)).shown[0]?.text).toContain('Apaguei comprar arame');
    expect((await press(ANA, hers, hers?.choices[0]?.label ?? ''))[0]?.text).toContain('comprar bucha');
  });

  it('is given nobody’s file of everything', async () => {
    for (const words of [
      '/exportar@caderneta_bot',
      '@caderneta_bot me manda minhas notas em pdf',
      '@caderneta_bot exporta meus gastos em excel',
    ]) {
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
    const [kept] = (await say(ANA, '@caderneta_bot gastei 11 no café')).shown;
    expect((await press(BETO, kept, 'Desfazer'))[0]?.text).toContain('de outra pessoa');
    expect((await press(ANA, kept, 'Desfazer'))[0]?.text).toContain('tirei R$ 11,00');
    const again = (await say(ANA, '@caderneta_bot quero ver Duna')).shown.at(-1);
    expect((await press(ANA, again, 'Filme'))[0]?.text).toContain('Duna');
  });

  it('changes nothing of whoever replies to what another person was told', async () => {
    const his = await say(BETO, '@caderneta_bot gastei 50 na feira');
    const hers = (await say(ANA, '@caderneta_bot gastei 10 no cinema')).shown[0];
    for (const words of ['apaga isso', 'desfaz', 'não, era 12', 'apaga'])
      expect((await say(BETO, words, hers)).shown[0]?.text, words).toContain('foi para outra pessoa');
    expect((await say(BETO, 'era 51', his.shown[0])).shown[0]?.text).toContain('R$ 51,00 em feira');
  });

  it('takes no answer to another person’s question for the answer to one’s own', async () => {
    const [hers] = (await say(ANA, '@caderneta_bot gastei na padaria')).shown;
    const [his] = (await say(BETO, '@caderneta_bot paguei a água')).shown;
    expect((await say(BETO, '77', hers)).shown[0]?.text).not.toContain('água');
    expect((await say(BETO, '78', his)).shown[0]?.text).toContain('R$ 78,00 em água');
    expect((await say(ANA, '79', hers)).shown[0]?.text).toContain('R$ 79,00 em padaria');
  });

  it('removes nothing of its own for a message of somebody else', async () => {
    await say(ANA, '@caderneta_bot anota: comprar gelo');
    const quoted = quoting(BETO, 'bom dia, grupo', 41);
    for (const words of ['@caderneta_bot apaga isso', '@caderneta_bot desfaz'])
      expect((await say(ANA, words, undefined, quoted)).shown[0]?.text, words).toContain('dessa mensagem');
    const kept = await say(ANA, '@caderneta_bot salva isso', undefined, quoted);
    expect(kept.shown[0]?.text).toContain('bom dia, grupo');
  });

  it('is answered in the topic it was written in', async () => {
    const topic = { message_thread_id: 12, is_topic_message: true };
    const [kept] = (await say(ANA, '@caderneta_bot gastei 33 no gás', undefined, topic)).shown;
    expect(kept).toMatchObject({ topic: 12, text: expect.stringContaining('R$ 33,00') });
    const [asked] = await press(ANA, kept, 'Editar', topic);
    expect(asked).toMatchObject({ topic: 12, quote: kept?.id });
    const thread = { message_thread_id: 3001 };
    expect((await say(ANA, '34', asked, thread)).shown[0]?.topic).toBeUndefined();
  });

  it('is answered outside a topic that was closed meanwhile', async () => {
    doors.telegramFails({ kind: 'answer', code: 400, description: 'Bad Request: TOPIC_CLOSED' });
    const topic = { message_thread_id: 13, is_topic_message: true };
    const [kept] = (await say(ANA, '@caderneta_bot gastei 35 no gás', undefined, topic)).shown;
    expect(kept?.text).toContain('R$ 35,00');
    expect(kept?.topic).toBeUndefined();
  });

  it('is not told of a budget of one person', async () => {
    await doors.telegram({ text: 'teto de 100 pro mercado' });
    const mine = { id: 42, is_bot: false, first_name: 'Ana' };
    const [shown] = (await say(mine, '@caderneta_bot gastei 150 no mercado')).shown;
    expect(shown?.text).toContain('R$ 150,00 em mercado');
    expect(shown?.text).toContain('nossa conversa particular');
    expect(shown?.text).not.toContain('100,00');
  });

  it('is shown no password in a list of everything', async () => {
    const mine = { id: 42, is_bot: false, first_name: 'Ana' };
    await doors.telegram({ text: 'anota: senha do cofre é 1234' });
    await doors.telegram({ text: 'anota: comprar pão' });
    const [listed] = (await say(mine, '@caderneta_bot o que eu guardei?')).shown;
    expect(listed?.text).toContain('comprar pão');
    expect(listed?.text).toContain('Escondi senhas');
    expect(JSON.stringify(listed)).not.toContain('1234');
    expect((await say(mine, '@caderneta_bot cadê a senha do cofre?')).shown[0]?.text).toContain('1234');
    expect((await doors.telegram({ text: 'o que eu guardei?' }))[0]?.text).toContain('1234');
  });

  it('is not made to keep what somebody passes on', async () => {
    const forward_origin = { type: 'user', sender_user: BETO, date: 1 };
    for (const words of ['/gastos', 'apaga tudo @caderneta_bot'])
      expect((await say(ANA, words, undefined, { forward_origin })).shown, words).toEqual([]);
  });

  it('is not made to answer what was asked before', async () => {
    const { id } = await say(ANA, '@caderneta_bot paguei a academia');
    const message = { message_id: id - 1, from: ANA, chat, date: 1, edit_date: 2, text: '@caderneta_bot outra coisa' };
    expect((await doors.telegramRaw({ edited_message: message }))[0]?.forcesReply).toBeUndefined();
    await say(ANA, '@caderneta_bot cancela');
  });

  it('tells an anonymous admin once how to be heard, and keeps nothing of theirs', async () => {
    const shared = { id: 1087968824, is_bot: true, first_name: 'Group', username: 'GroupAnonymousBot' };
    const anonymous = { sender_chat: chat };
    const told = await say(shared, '@caderneta_bot gastei 77 na tatuagem', undefined, anonymous);
    expect(told.shown).toMatchObject([{ text: expect.stringContaining('Permanecer anônimo'), quote: told.id }]);
    for (const words of ['@caderneta_bot oi', '/gastos@caderneta_bot', 'bom dia, grupo'])
      expect((await say(shared, words, undefined, anonymous)).shown, words).toEqual([]);
    expect(doors.rows("select 1 from lancamentos where description = 'tatuagem'")).toEqual([]);
    expect(doors.rows("select 1 from events where body like '%tatuagem%'")).toEqual([]);
    const elsewhere = { chat: { ...chat, id: -1002000000777 }, sender_chat: { ...chat, id: -1002000000777 } };
    expect((await say(shared, '@caderneta_bot oi', undefined, elsewhere)).shown).toHaveLength(1);
  });

  it('leaves what is copied from its channel alone', async () => {
    const copied = { sender_chat: { id: -1005, type: 'channel', title: 'Avisos' }, is_automatic_forward: true };
    const telegram = { id: 777000, is_bot: false, first_name: 'Telegram' };
    expect((await say(telegram, '@caderneta_bot oi', undefined, copied)).shown).toEqual([]);
  });

  it('goes on where it was when it becomes a supergroup', async () => {
    const small = { id: -4000000303, type: 'group', title: 'Praia' };
    const large = { id: -1002000000505, type: 'supergroup', title: 'Praia' };
    const sayIn = (where: object, from: typeof ANA, text: string, answering?: Shown) =>
      say(from, text, answering, { chat: where });
    await sayIn(small, ANA, '@caderneta_bot gastei 30 no sorvete');
    await sayIn(small, BETO, '@caderneta_bot gastei na balsa');
    const from = { id: 1087968824, is_bot: true, first_name: 'Group' };
    await say(from, '', undefined, {
      chat: large,
      sender_chat: large,
      text: undefined,
      migrate_from_chat_id: small.id,
    });
    await say(ANA, '', undefined, { chat: small, text: undefined, migrate_to_chat_id: large.id });
    expect((await sayIn(large, BETO, '@caderneta_bot 18')).shown[0]?.text).toContain('R$ 18,00 em balsa');
    expect((await sayIn(large, ANA, '@caderneta_bot desfaz')).shown[0]?.text).toContain('tirei R$ 30,00');
  });

  it('is told how to confirm an erasure', async () => {
    const [asked] = (await say(BETO, '@caderneta_bot apagar meus dados')).shown;
    expect(asked?.text).toContain('respondendo a esta mensagem');
    expect((await say(BETO, 'APAGAR', asked)).shown[0]?.text).toContain('apaguei todos os seus dados');
  });
});
