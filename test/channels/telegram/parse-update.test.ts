import { describe, expect, it } from 'vitest';
import { parseUpdate } from '../../../src/channels/telegram/parse-update.ts';
import type { Inbound } from '../../../src/domain/message.ts';
import type { Moved } from '../../../src/domain/moved.ts';
import { mutate, seededRandom } from '../../contract/mutate-json.ts';
import { cpuNow } from '../../support/cpu-now.ts';
import { fixture, fixtureNames, ME } from './fixture.ts';

const NOW = Date.UTC(2026, 10, 21, 15);

/** Said in the old chat and again in the new one. */
const MOVED: Moved = { kind: 'group', channel: 'telegram', from: '-4000000303', to: '-1002000000404' };

/** What each recorded update must become: part of a message, a move, a quiet reason, or nothing at all. */
const TABLE: Record<string, Partial<Inbound> | typeof MOVED | string | null> = {
  'text-note': {
    nativeId: '814500101',
    messageId: '413',
    sentAt: 1_795_273_237_000,
    name: 'Ana Souza',
    forwarded: false,
  },
  'text-accents-emoji': {
    body: { kind: 'text', text: 'gastei R$ 23,50 no açaí com a Conceição 🍧👩🏽‍💻 ontem à noite' },
  },
  'text-list': { name: 'Beto', body: { kind: 'text', text: 'lista' } },
  'text-link-lines': {
    body: {
      kind: 'text',
      text: 'salva esse vídeo https://www.youtube.com/watch?v=dQw4w9WgXcQ\n\né sobre organizar as contas da casa',
    },
  },
  'text-bold': { body: { kind: 'text', text: 'senha do wi-fi: Café com Leite 22' } },
  'command-start': { body: { kind: 'text', text: '/start' } },
  'command-ajuda-suffix': { body: { kind: 'text', text: '/ajuda' } },
  'photo-caption': {
    body: {
      kind: 'media',
      media: 'photo',
      fileId: 'AgACAgEAAxkBFAKE-x',
      mime: 'image/jpeg',
      caption: 'nota do mercado de sábado, R$ 187,32',
    },
  },
  'photo-album-second': {
    body: { kind: 'media', media: 'photo', fileId: 'AgACAgEAAxkBFAKE-a2', mime: 'image/jpeg' },
  },
  voice: { body: { kind: 'media', media: 'voice', fileId: 'AwACAgEAAxkBFAKE', mime: 'audio/ogg' } },
  document: {
    body: {
      kind: 'media',
      media: 'document',
      fileId: 'BQACAgEAAxkBFAKE',
      mime: 'application/pdf',
      name: 'extrato-outubro.pdf',
      caption: 'extrato de outubro',
    },
  },
  sticker: { body: { kind: 'media', media: 'sticker', fileId: 'CAACAgEAAxkBFAKE' } },
  animation: { body: { kind: 'media', media: 'video', fileId: 'CgACAgEAAxkBFAKE', mime: 'video/mp4' } },
  location: { body: { kind: 'media', media: 'location' } },
  contact: { body: { kind: 'media', media: 'contact' } },
  poll: { body: { kind: 'media', media: 'other' } },
  'edited-message': {
    messageId: '413',
    body: { kind: 'edit', of: '413', text: 'anota comprar pão, leite e café amanhã cedo' },
  },
  'edited-live-location': 'ignored: edit without text',
  'callback-query': {
    person: '510000101',
    chat: '510000101',
    sentAt: NOW,
    replyTo: { messageId: '455' },
    body: { kind: 'choice', token: 'c7Qm2VtX0aLkP9sE', callback: '2191000000000000001' },
  },
  'callback-query-old-message': {
    chat: '510000101',
    body: { kind: 'choice', token: 'Yb81nD0wZr5uHq3T', callback: '2191000000000000002' },
  },
  'callback-query-group': {
    person: '510000202',
    chat: '-1002000000404',
    group: true,
    body: { kind: 'choice', token: 'k2Hs8Lq0Vd4mXw7J', callback: '2191000000000000003' },
  },
  'reply-quote': {
    replyTo: { messageId: '410', text: 'o encanador vem quinta às 14h', part: true },
    body: { kind: 'text', text: 'salva isso' },
  },
  'reply-to-bot': { replyTo: { messageId: '455', text: 'Salvo: comprar pão e leite amanhã cedo' } },
  'text-link-entity': { body: { kind: 'text', text: 'Receita de bolo de fubá https://exemplo.com.br/bolo-de-fuba' } },
  'forward-photo-links': {
    forwarded: true,
    body: expect.objectContaining({ caption: 'Bolo de fubá: veja aqui https://exemplo.com.br/bolo-de-fuba' }),
  },
  'external-reply-quote': { replyTo: { text: '3 ovos, 2 xícaras de fubá' } },
  'external-reply-photo': { replyTo: {} },
  'reply-to-story': { replyTo: {} },
  reaction: { person: '510000101', body: { kind: 'reaction', of: '455', emoji: '👍' } },
  'reaction-removed': 'ignored: reaction removed',
  'reaction-in-group': null,
  'my-chat-member-added': { group: true, chat: '-1002000000404', body: { kind: 'text', text: '/start' } },
  'my-chat-member-removed': 'ignored: my_chat_member',
  'my-chat-member-promoted': 'ignored: my_chat_member',
  'forward-user': { forwarded: true, person: '510000101' },
  'forward-channel': { forwarded: true },
  'forward-hidden-user': { forwarded: true, body: expect.objectContaining({ caption: 'Bom dia com alegria! 🌻' }) },
  'via-inline-bot': { forwarded: true },
  'group-unaddressed': null,
  'group-mention': {
    group: true,
    person: '510000101',
    chat: '-4000000303',
    body: { kind: 'text', text: 'anota: churrasco domingo às 12h na casa do Beto' },
  },
  'group-mention-other-bot': null,
  'group-reply-to-bot': { group: true, body: { kind: 'text', text: 'o segundo' }, replyTo: expect.anything() },
  'supergroup-command': { group: true, chat: '-1002000000404', body: { kind: 'text', text: '/lista filmes' } },
  'supergroup-command-other-bot': null,
  'supergroup-anonymous-admin': {
    person: 'somebody of -1002000000404',
    nameless: true,
    messageId: '512',
    body: { kind: 'text', text: '' },
  },
  'supergroup-channel-post': 'ignored: a post of a channel',
  'my-chat-member-added-anonymous': { person: 'somebody of -1002000000404', body: { kind: 'text', text: '/start' } },
  'supergroup-topic-photo-mention': {
    topic: '12',
    body: expect.objectContaining({ media: 'photo', caption: 'aluguel dividido por 4' }),
  },
  'channel-post': 'ignored: channel_post',
  'my-chat-member-blocked': 'ignored: my_chat_member',
  'migrate-to-supergroup': MOVED,
  'migrate-from-group': MOVED,
  'service-new-member': 'ignored: service message',
  'unknown-kind': 'ignored: chat_weather',
};

describe('parseUpdate', () => {
  it('has an expectation for every recorded update', () => {
    expect(fixtureNames.toSorted()).toEqual(Object.keys(TABLE).toSorted());
  });

  it.each(Object.entries(TABLE))('%s', (name, wanted) => {
    const body = fixture(name);
    const { messages, rejected, receipts, moved } = parseUpdate(body, NOW, ME);
    expect(receipts).toEqual([]);
    expect(moved).toEqual(wanted === MOVED ? [MOVED] : undefined);
    if (wanted === null || wanted === MOVED) expect({ messages, rejected }).toEqual({ messages: [], rejected: [] });
    else if (typeof wanted === 'string') expect(rejected).toEqual([{ raw: body, reason: wanted, quiet: true }]);
    else {
      expect(messages).toMatchObject([{ channel: 'telegram', ...wanted }]);
      if ('body' in wanted) expect(messages[0]?.body).toEqual(wanted.body);
    }
  });

  it('does not take the opening of a forum topic for a quote', () => {
    expect(parseUpdate(fixture('supergroup-topic-photo-mention'), NOW, ME).messages[0]?.replyTo).toBeUndefined();
  });

  const from = { id: 5, is_bot: false, first_name: 'Zé' };
  const chat = { id: 5, type: 'private' };
  const update = (message: object): unknown => ({
    update_id: 1,
    message: { message_id: 9, date: 1, from, chat, ...message },
  });

  it.each<[string, unknown, string]>([
    ['no object', 'oi', 'malformed: no update_id'],
    ['no id', { message: {} }, 'malformed: no update_id'],
    ['a fractional id', { update_id: 1.5, message: {} }, 'malformed: no update_id'],
    ['an id past the safe integers', { update_id: 2 ** 53, message: {} }, 'malformed: no update_id'],
    ['nothing but an id', { update_id: 1 }, 'malformed: empty update'],
    ['a message that is a list', { update_id: 1, message: [] }, 'malformed: message without id'],
    [
      'no sender',
      { update_id: 1, message: { message_id: 1, chat, text: 'x' } },
      'malformed: message without sender or chat',
    ],
    ['text that is no text', update({ text: 7 }), 'malformed: text'],
    ['a callback without id', { update_id: 1, callback_query: { data: 'x' } }, 'malformed: callback without id'],
  ])('calls %s malformed, loudly', (_, body, reason) => {
    expect(parseUpdate(body, NOW, ME)).toEqual({ messages: [], receipts: [], rejected: [{ raw: body, reason }] });
  });

  it('ignores other bots, so that two bots never talk each other to death', () => {
    const [rejected] = parseUpdate(update({ text: 'oi', from: { ...from, is_bot: true } }), NOW, ME).rejected;
    expect(rejected).toMatchObject({ reason: 'ignored: written by a bot', quiet: true });
  });

  it.each([
    ['lone surrogate', 'gelo \ud83d fim', 'gelo \ufffd fim'],
    ['NUL', 'pão\0zinho', 'pãozinho'],
    ['both kept apart from good pairs', '\udc00🎉\0', '\ufffd🎉'],
    ['edges and lines as written', '  duas\n linhas ', '  duas\n linhas '],
    ['a mention in private', 'fala com @caderneta_bot', 'fala com @caderneta_bot'],
  ])('cleans %s', (_, text, clean) => {
    expect(parseUpdate(update({ text }), NOW, ME).messages[0]?.body).toEqual({ kind: 'text', text: clean });
  });

  it.each([
    ['missing', undefined, NOW],
    ['zero', 0, NOW],
    ['absurd', 1e15, NOW],
    ['ordinary', 1_795_273_200, 1_795_273_200_000],
  ])('dates a message whose date is %s', (_, date, sentAt) => {
    expect(parseUpdate(update({ text: 'x', date }), NOW, ME).messages[0]?.sentAt).toBe(sentAt);
  });

  it('survives 2,000 mutated updates, each under 100 ms', () => {
    const random = seededRandom(20261121);
    let slowest = 0;
    for (let i = 0; i < 2000; i += 1) {
      const body = mutate(fixture(fixtureNames[i % fixtureNames.length] ?? ''), random);
      const started = cpuNow();
      const parsed = parseUpdate(body, NOW, i % 2 ? ME : { id: undefined, username: undefined });
      slowest = Math.max(slowest, cpuNow() - started);
      expect(parsed.messages.length + parsed.rejected.length).toBeLessThanOrEqual(1);
    }
    expect(slowest).toBeLessThan(100);
  });

  it('never looks into depths it does not know', () => {
    const nest: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(parseUpdate(nest, NOW, ME).rejected).toHaveLength(1);
    expect(parseUpdate(update({ text: nest, photo: nest, reply_to_message: nest }), NOW, ME).rejected).toHaveLength(1);
    expect(parseUpdate(update({ text: 'oi', entities: nest, quote: { text: nest } }), NOW, ME).messages).toHaveLength(
      1,
    );
  });

  it('reads a text message in microseconds', () => {
    const body = fixture('text-note');
    const round = (times: number): number => {
      const started = cpuNow();
      for (let i = 0; i < times; i += 1) parseUpdate(body, NOW, ME);
      return ((cpuNow() - started) * 1000) / times;
    };
    round(5000);
    const best = Math.min(...Array.from({ length: 5 }, () => round(5000)));
    // About 0.5 here; the bound leaves room for a loaded machine.
    expect(best).toBeLessThan(20);
  });
});
