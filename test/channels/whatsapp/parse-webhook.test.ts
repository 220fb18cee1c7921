// Every recorded shape against what it must become; one row per fixture.

import { describe, expect, it } from 'vitest';
import { parseWebhook } from '../../../src/channels/whatsapp/parse-webhook.ts';
import { fixture, fixtureNames, NOW, OURS, PHONE_NUMBER_ID, SENT } from './fixture.ts';

const ana = {
  person: 'BR.1502576394655843',
  chat: 'BR.1502576394655843',
  aliases: ['5511999990001'],
  name: 'Ana Souza',
  group: false,
  forwarded: false,
  sentAt: SENT,
};
const parse = (name: string) => parseWebhook(fixture(name), PHONE_NUMBER_ID, NOW);
const media = (kind: string, more = {}) => ({ ...ana, body: { kind: 'media', media: kind, ...more } });

const one: Record<string, object> = {
  text: { ...ana, body: { kind: 'text', text: 'anota comprar café e pão na volta' } },
  'text-escaped': {
    body: { kind: 'text', text: 'gastei R$ 1.234,56 na padaria São João às 9h 🥖❤️ https://exemplo.com.br/nota?id=1' },
  },
  'button-reply': { ...ana, replyTo: { messageId: OURS }, body: { kind: 'choice', token: 'k7Qz1xW9pLm2' } },
  'list-reply': { ...ana, replyTo: { messageId: OURS }, body: { kind: 'choice', token: 'Zt4mVb8nQ0ra' } },
  'template-button': { ...ana, body: { kind: 'choice', token: 'b9Hs2kLq0XwT' } },
  'template-button-text': { ...ana, body: { kind: 'text', text: 'Quanto gastei esse mês?' } },
  'interactive-unknown': media('other'),
  'image-caption': media('photo', {
    fileId: '1479537139650973',
    mime: 'image/jpeg',
    caption: 'guarda essa receita de bolo de cenoura 🥕',
  }),
  'audio-voice': media('voice', { fileId: '1908647269898587', mime: 'audio/ogg; codecs=opus' }),
  document: media('document', { fileId: '1376223850470843', mime: 'application/pdf', caption: 'extrato de outubro' }),
  video: media('video', { mime: 'video/mp4' }),
  sticker: media('sticker', { mime: 'image/webp' }),
  location: media('location'),
  contacts: media('contact'),
  reaction: { ...ana, body: { kind: 'reaction', of: OURS, emoji: '👍🏽' } },
  'quoted-reply': {
    ...ana,
    replyTo: { messageId: 'wamid.HBgNNTUxMTk5OTk5MDAwMRUCABIYFDNFQjA1QTE3QzBERTAwOTkA' },
    body: { kind: 'text', text: 'salva isso' },
  },
  forwarded: { forwarded: true },
  'frequently-forwarded': { forwarded: true },
  'bsuid-without-phone': {
    person: 'BR.2093847561029384',
    chat: 'BR.2093847561029384',
    name: 'Bruno Lima 🏍️',
    body: { kind: 'text', text: 'quanto gastei esse mês?' },
  },
  'phone-only': { person: '5511999990001', chat: '5511999990001' },
  'ninth-digit': { person: 'BR.7766554433221100', aliases: ['5531988887777', '553188887777'] },
  'group-mention': { group: true, body: { kind: 'text', text: 'gastei 40 no carvão' } },
  'group-text': {
    ...ana,
    group: true,
    chat: 'Y2FwaV9ncm91cDoxNzA1NTU1MDEzOToxMjAzNjM0MDQ2OTQyMzM4MjAZD',
    body: { kind: 'text', text: 'lista de compras do churrasco?' },
  },
  edit: {
    ...ana,
    body: {
      kind: 'edit',
      of: 'wamid.HBgNNTUxMTk5OTk5MDAwMRUCABIYFDNFQjA1QTE3QzBERTAwOTgA',
      text: 'gastei 45 no mercado',
    },
  },
  'unsupported-131051': media('other'),
};

const receipts: Record<string, object> = {
  'status-sent': { status: 'sent', at: SENT + 1000 },
  'status-delivered': { status: 'delivered', at: SENT + 2000 },
  'status-read': { status: 'read', at: SENT + 60_000 },
  // One of a group was not reached: the message stands.
  'status-failed-group-participant': { status: 'sent' },
  'status-failed': { status: 'failed', failure: { kind: 'away' } },
};

/** What nobody waits for an answer to: no message, no alarm. */
const ignored = ['echo', 'echo-as-message', 'revoke', 'reaction-removed'];

/** What a person should look at. */
const rejected: Record<string, string> = {
  'errors-item': 'error 130429: Rate limit hit',
  'other-number': 'phone number id 999999999999999 is not ours',
  'system-unknown': 'system user_changed_mood',
};

/** Who somebody is from now on, and the ids they gave up. */
const moves = {
  'system-number-changed': {
    person: 'BR.9988776655443322',
    aliases: ['5511999990009'],
    from: ['BR.1502576394655843', '5511999990001'],
  },
  'system-id-changed': { person: 'BR.9988776655443322', aliases: [], from: ['BR.1502576394655843'] },
  'system-number-changed-by-phone': { person: '5511999990009', aliases: [], from: ['5511999990001'] },
};

describe('parse of one message', () => {
  for (const [name, wanted] of Object.entries(one)) {
    it(name, () => {
      const parsed = parse(name);
      expect(parsed.rejected).toEqual([]);
      expect(parsed.receipts).toEqual([]);
      expect(parsed.messages).toMatchObject([{ channel: 'whatsapp', ...wanted }]);
      expect(parsed.messages[0]?.messageId).toBe(parsed.messages[0]?.nativeId);
    });
  }
});

describe('parse of everything else', () => {
  for (const [name, wanted] of Object.entries(receipts)) {
    it(`${name} settles outbox 4217`, () => {
      const parsed = parse(name);
      expect(parsed).toMatchObject({ messages: [], rejected: [] });
      expect(parsed.receipts).toMatchObject([{ channel: 'whatsapp', nativeId: OURS, outbox: '4217', ...wanted }]);
    });
  }
  for (const name of ignored) {
    it(`${name} is nobody speaking to us`, () => {
      expect(parse(name)).toEqual({ messages: [], receipts: [], rejected: [] });
    });
  }
  for (const [name, reason] of Object.entries(rejected)) {
    it(`${name} is rejected with its reason`, () => {
      const parsed = parse(name);
      expect(parsed).toMatchObject({ messages: [], receipts: [], rejected: [{ reason }] });
    });
  }
  for (const [name, { person, aliases, from }] of Object.entries(moves)) {
    it(`${name}: the person goes on under other ids`, () => {
      const { moved, ...rest } = parse(name);
      expect(rest).toEqual({ messages: [], receipts: [], rejected: [] });
      expect(moved).toEqual([{ kind: 'person', channel: 'whatsapp', from, to: { person, chat: person, aliases } }]);
    });
  }
  it('takes every good item of a batch and rejects the bad ones', () => {
    const parsed = parse('batch');
    expect(parsed.messages.map(({ name, body }) => [name, body.kind === 'text' ? body.text : body.kind])).toEqual([
      ['Ana Souza', 'gastei 32,50 no almoço'],
      ['Ana Souza', 'e 8 de uber'],
      ['Bruno Lima 🏍️', 'media'],
      ['Bruno Lima 🏍️', 'anota reunião quinta às 15h'],
    ]);
    expect(parsed.receipts.map(({ status }) => status)).toEqual(['delivered', 'read']);
    expect(parsed.rejected.map(({ reason }) => reason)).toEqual([
      'message without id',
      'status telepathy',
      'message is not an object',
    ]);
  });
  it('has a row for every fixture', () => {
    const known = [one, receipts, rejected, moves].flatMap(Object.keys).concat(ignored, 'batch');
    expect([...fixtureNames()].sort()).toEqual(known.sort());
  });
});

describe('bodies of the wrong shape are rejected, never dropped', () => {
  const metadata = { phone_number_id: PHONE_NUMBER_ID };
  const wrap = (value: unknown, field = 'messages') => ({
    object: 'whatsapp_business_account',
    entry: [{ changes: [{ value, field }] }],
  });
  const table: readonly [title: string, body: unknown, reason: string][] = [
    ['not an object', 'x', 'not a WhatsApp webhook'],
    ['another product', { object: 'page', entry: [] }, 'not a WhatsApp webhook'],
    ['entry without changes', { object: 'whatsapp_business_account', entry: [{}] }, 'entry without changes'],
    ['change without value', wrap(null), 'change without value'],
    ['another field', wrap({ event: 'DISABLED_UPDATE' }, 'account_update'), 'field account_update'],
    ['no number', wrap({ messages: [] }), 'phone number id missing is not ours'],
    ['nothing known inside', wrap({ metadata, calls: [] }), 'nothing to read'],
    ['a message that is no list', wrap({ metadata, messages: {}, statuses: [] }), 'messages is no list'],
  ];
  for (const [title, body, reason] of table) {
    it(title, () => {
      expect(parseWebhook(body, PHONE_NUMBER_ID, NOW)).toMatchObject({ messages: [], rejected: [{ reason }] });
    });
  }
});

describe('cleaning and stand-ins', () => {
  const edited = (change: (message: Record<string, unknown>) => void) => {
    const body = fixture('text') as { entry: { changes: { value: { messages: Record<string, unknown>[] } }[] }[] };
    for (const message of body.entry[0]?.changes[0]?.value.messages ?? []) change(message);
    return parseWebhook(body, PHONE_NUMBER_ID, NOW);
  };
  it('drops NUL and mends lone surrogates', () => {
    const parsed = edited((message) => {
      message.text = { body: 'a\0b\ud800c' };
    });
    expect(parsed.messages[0]?.body).toEqual({ kind: 'text', text: 'ab\ufffdc' });
  });
  for (const timestamp of [undefined, '', 'ontem', '-5', 1e300, {}, '99999999999999']) {
    it(`uses the arrival time for timestamp ${JSON.stringify(timestamp)}`, () => {
      const parsed = edited((message) => {
        message.timestamp = timestamp;
      });
      expect(parsed.messages[0]?.sentAt).toBe(NOW);
    });
  }
});
