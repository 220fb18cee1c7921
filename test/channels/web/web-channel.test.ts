import { describe, expect, it } from 'vitest';
import type { WebEvent } from '../../../src/channels/web/hub.ts';
import { inProcessHub } from '../../../src/channels/web/in-process-hub.ts';
import { webChannel } from '../../../src/channels/web/web-channel.ts';
import type { Reply } from '../../../src/domain/message.ts';
import type { Outgoing } from '../../../src/ports.ts';

const ANA = { channel: 'web', chat: 'ana', person: 'ana', group: false } as const;
const NOW = Date.UTC(2026, 10, 21, 15);

const REPLY: Reply = {
  text: ['Salvo: ', { bold: 'Duna' }, ', ', { link: { label: 'ficha', url: 'https://exemplo.test/' } }],
  choices: [{ token: 'tok-1', label: 'Desfazer', hint: 'tira da lista' }],
  picture: { png: 'aGk=' },
  file: { name: 'notas.json', mime: 'application/json', content: '["ção"]' },
  quote: 'm1',
};

function open() {
  const hub = inProcessHub();
  const channel = webChannel({ hub });
  const heard: WebEvent[] = [];
  const listen = () => hub.subscribe('ana', (event) => heard.push(event));
  const only = (reply: Reply): Outgoing => {
    const [part, ...rest] = channel.render(reply, ANA);
    expect(rest).toEqual([]);
    if (!part) throw new Error('nothing rendered');
    return part;
  };
  return { hub, channel, heard, listen, only };
}

describe('web channel: sending', () => {
  it('sends a whole reply as one event, the words plain beside the styled spans', async () => {
    const { channel, heard, listen, only } = open();
    listen();
    expect(await channel.send(only(REPLY), ANA, '7')).toEqual({ kind: 'sent', nativeId: 'caderneta-7' });
    const { text: spans, ...rest } = REPLY;
    expect(heard).toEqual([
      { kind: 'reply', id: 'caderneta-7', reply: { text: 'Salvo: Duna, ficha', spans, ...rest } },
    ]);
  });

  it('sends what a message reads as from now on under the id of that message', async () => {
    const { channel, heard, listen, only } = open();
    listen();
    const picture = { url: 'https://imagens.test/duna.jpg' };
    const rewrite = { of: 'caderneta-7', text: ['Guardei: Duna (2021)'] };
    const part = only({ text: ['Agora achei: Duna (2021)'], picture, rewrite });
    expect(await channel.send(part, ANA, '9')).toEqual({ kind: 'sent', nativeId: 'caderneta-7' });
    const reply = { text: 'Guardei: Duna (2021)', spans: ['Guardei: Duna (2021)'], picture, rewrites: 'caderneta-7' };
    expect(heard).toEqual([{ kind: 'reply', id: 'caderneta-7', reply }]);
  });

  it('answers away when nobody has the page open, and sends once the page is back', async () => {
    const { channel, heard, listen, only } = open();
    const part = only({ text: ['oi'] });
    expect(await channel.send(part, ANA, '1')).toMatchObject({ kind: 'away' });
    const leave = listen();
    expect(await channel.send(part, ANA, '1')).toMatchObject({ kind: 'sent' });
    leave();
    leave();
    expect(await channel.send(part, ANA, '2')).toMatchObject({ kind: 'away' });
    expect(heard).toHaveLength(1);
  });

  it('survives storage: the JSON read back is sent as it was', async () => {
    const { channel, heard, listen, only } = open();
    listen();
    await channel.send(JSON.parse(JSON.stringify(only(REPLY))), ANA, '7');
    await channel.send(only(REPLY), ANA, '7');
    expect(heard[0]).toEqual(heard[1]);
  });

  it('refuses what it did not render', async () => {
    const { channel, heard, listen } = open();
    listen();
    for (const wire of [null, 1, 'x', {}, [], { text: 'x' }, { text: 'x', spans: [{ html: '<b>' }] }])
      expect(await channel.send({ plain: 'x', wire }, ANA, 'k')).toMatchObject({ kind: 'refused' });
    expect(heard).toEqual([]);
  });

  it('never throws: a hub that fails is unsent, a courtesy that fails is nothing', async () => {
    const channel = webChannel({
      hub: {
        publish: () => Promise.reject(new Error('object gone')),
        subscribe: () => () => {},
      },
    });
    const part = channel.render({ text: ['oi'] }, ANA)[0];
    if (!part) throw new Error('nothing rendered');
    expect(await channel.send(part, ANA, '1')).toMatchObject({ kind: 'unsent' });
    const [message] = channel.parse({ conversation: 'ana', id: '1', text: 'oi' }, NOW).messages;
    if (!message) throw new Error('nothing parsed');
    await expect(channel.acknowledge(message)).resolves.toBeUndefined();
  });
});

describe('web channel: reading', () => {
  const { channel } = open();
  const read = (body: unknown) => channel.parse(body, NOW);

  it('reads a text, a choice, a quoted answer and an edit', () => {
    expect(read({ conversation: 'ana', id: 'm1', text: 'anota: leite', name: 'Ana' }).messages).toEqual([
      {
        channel: 'web',
        nativeId: 'ana:m1',
        person: 'ana',
        name: 'Ana',
        chat: 'ana',
        group: false,
        messageId: 'm1',
        sentAt: NOW,
        forwarded: false,
        body: { kind: 'text', text: 'anota: leite' },
      },
    ]);
    expect(read({ conversation: 'ana', id: 2, choice: 'tok' }).messages[0]).toMatchObject({
      nativeId: 'ana:2',
      body: { kind: 'choice', token: 'tok' },
    });
    expect(
      read({ conversation: 'ana', id: 3, text: 'apaga isso', replyTo: 'caderneta-9', quoted: 'Leite' }).messages[0],
    ).toMatchObject({ replyTo: { messageId: 'caderneta-9', text: 'Leite' } });
    expect(read({ conversation: 'ana', id: 4, text: 'anota: pão', edits: 'm1' }).messages[0]).toMatchObject({
      nativeId: 'ana:4',
      body: { kind: 'edit', of: 'm1', text: 'anota: pão' },
    });
  });

  it('gives the same id in two conversations two keys, however the names are cut', () => {
    const key = (conversation: string, id: string) => read({ conversation, id, text: 'x' }).messages[0]?.nativeId;
    const keys = [key('a', 'b:c'), key('a:b', 'c'), key('a%3Ab', 'c'), key('a b', 'c'), key('a', 'b c')];
    expect(new Set(keys).size).toBe(keys.length);
    for (const one of keys) expect(one).toMatch(/^\S+$/u);
  });

  it.each([
    [{ id: '1', text: 'x' }, /conversation/u],
    [{ conversation: '', id: '1', text: 'x' }, /conversation/u],
    [{ conversation: 'ana', id: 'x'.repeat(200), text: 'x' }, /"id"/u],
    [{ conversation: 'ana\ud800', id: '1', text: 'x' }, /conversation/u],
    [{ conversation: 'ana', id: '1', text: '  \n' }, /vazia/u],
    [{ conversation: 'ana', id: '1' }, /"text".*"choice"/u],
    [{ conversation: 'ana', id: '1', text: 'x', choice: 'y' }, /um dos dois/u],
    [{ conversation: 'ana', id: '1', text: 'x', replyTo: {} }, /replyTo/u],
    [{ conversation: 'ana', id: '1', text: 'x', edits: [] }, /"edits"/u],
    [{ conversation: 'ana', id: '1', choice: 'x', edits: 'm1' }, /"edits" vai com "text"/u],
    ['oi', /JSON/u],
    [null, /JSON/u],
  ])('says what is wrong with %j', (body, sentence) => {
    const { messages, rejected } = read(body);
    expect(messages).toEqual([]);
    expect(rejected[0]?.reason).toMatch(sentence);
  });
});
