// Sends against the fake Graph over real HTTP: what goes out on the wire, and what comes back as a SendResult.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../../src/domain/message.ts';
import type { Address } from '../../../src/ports.ts';
import type { GraphFault } from '../../fakes/graph-server.ts';
import { fixture, NOW } from './fixture.ts';
import { type OpenWhatsApp, openWhatsApp, TOKEN } from './open-whatsapp.ts';

const phone: Address = { channel: 'whatsapp', chat: '5511999990001', person: '5511999990001', group: false };
const bsuid: Address = {
  channel: 'whatsapp',
  chat: 'BR.1502576394655843',
  person: 'BR.1502576394655843',
  group: false,
};
const group: Address = { channel: 'whatsapp', chat: 'Y2FwaV9ncm91cDox', person: 'BR.1', group: true };
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let open: OpenWhatsApp;
beforeEach(async () => {
  open = await openWhatsApp();
});
afterEach(() => open.close());

async function sendAll(reply: Reply, to = phone, key = 'caixa-7') {
  const results = [];
  for (const part of open.channel.render(reply, to)) results.push(await open.channel.send(part, to, key));
  return results;
}

describe('on the wire', () => {
  it('a text carries address, our key, the quote, and no preview', async () => {
    await sendAll({ text: ['Oi'], quote: 'wamid.Q' });
    expect(open.graph.requests).toEqual(['POST /v25.0/106540352242922/messages']);
    expect(open.graph.messages.map(({ body }) => body)).toEqual([
      {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '5511999990001',
        type: 'text',
        text: { body: 'Oi', preview_url: false },
        context: { message_id: 'wamid.Q' },
        biz_opaque_callback_data: 'caixa-7',
      },
    ]);
  });

  it('a business-scoped id goes in recipient, a group by its own type', async () => {
    await sendAll({ text: ['Oi'] }, bsuid);
    await sendAll({ text: ['Oi'], choices: [{ token: 't', label: 'Sim' }] }, group);
    const [person, many] = open.graph.messages.map(({ body }) => body);
    expect(person).toMatchObject({ recipient_type: 'individual', recipient: bsuid.chat });
    expect(person).not.toHaveProperty('to');
    expect(many).toMatchObject({ recipient_type: 'group', to: group.chat, text: { body: 'Oi\n\n1. Sim' } });
  });

  it('buttons and rows keep their tokens', async () => {
    await sendAll({ text: ['Apagar?'], choices: [{ token: 'tok_A', label: 'Sim' }] });
    await sendAll({ text: ['Qual?'], choices: [{ token: 'tok_B', label: 'Matrix', hint: 'Filme' }] });
    const [buttons, list] = open.graph.messages.map(({ body }) => body.interactive);
    expect(buttons).toEqual({
      type: 'button',
      body: { text: 'Apagar?' },
      action: { buttons: [{ type: 'reply', reply: { id: 'tok_A', title: 'Sim' } }] },
    });
    expect(list).toEqual({
      type: 'list',
      body: { text: 'Qual?' },
      action: { button: 'Ver opções', sections: [{ rows: [{ id: 'tok_B', title: 'Matrix', description: 'Filme' }] }] },
    });
  });

  it('pictures go by link or are uploaded, files are uploaded', async () => {
    const csv = 'data;valor\n21/11/2026;32,50\n';
    const results = [
      ...(await sendAll({ text: ['Seu mês'], picture: { url: 'https://exemplo.com.br/g.png' } })),
      ...(await sendAll({ text: ['Seu mês'], picture: { png } })),
      ...(await sendAll({ text: ['Pronto'], file: { name: 'gastos de março.csv', mime: 'text/csv', content: csv } })),
    ];
    expect(results.map(({ kind }) => kind)).toEqual(['sent', 'sent', 'sent']);
    const [link, uploaded, file] = open.graph.messages.map(({ body }) => body);
    expect(link).toMatchObject({ image: { link: 'https://exemplo.com.br/g.png', caption: 'Seu mês' } });
    expect(uploaded).toMatchObject({ image: { id: open.graph.uploads[0]?.id, caption: 'Seu mês' } });
    expect(file).toMatchObject({ document: { id: open.graph.uploads[1]?.id, filename: 'gastos de março.csv' } });
    expect(open.graph.uploads.map(({ mime }) => mime)).toEqual(['image/png', 'text/csv']);
    expect(Buffer.from(open.graph.uploads[0]?.bytes ?? []).toString('base64')).toBe(png);
    expect(Buffer.from(open.graph.uploads[1]?.bytes ?? []).toString()).toBe(csv);
  });

  it('a full text of emoji counts in code points', async () => {
    const results = await sendAll({ text: ['🎉'.repeat(4096)] });
    expect(results.map(({ kind }) => kind)).toEqual(['sent']);
    const inside = await sendAll({ text: ['🎉'.repeat(1024)], choices: [{ token: 't', label: '🎉'.repeat(20) }] });
    expect(inside.map(({ kind }) => kind)).toEqual(['sent']);
  });
});

describe('outcomes', () => {
  const rows: readonly [title: string, fault: GraphFault, wanted: object, arrived?: number][] = [
    ['window shut', { kind: 'error', code: 131047 }, { kind: 'away' }],
    ['pair limit', { kind: 'error', code: 131056 }, { kind: 'unsent', afterMs: 6000 }],
    ['throughput', { kind: 'error', code: 130429, status: 429, retryAfter: 3 }, { kind: 'unsent', afterMs: 3000 }],
    ['undeliverable', { kind: 'error', code: 131026 }, { kind: 'unreachable' }],
    ['spam', { kind: 'error', code: 131048 }, { kind: 'halted' }],
    ['token dead', { kind: 'error', code: 190, details: `Malformed access token ${TOKEN}` }, { kind: 'halted' }],
    ['restricted', { kind: 'error', code: 368 }, { kind: 'halted' }],
    ['unsupported', { kind: 'error', code: 131051 }, { kind: 'refused' }],
    ['wrong number id', { kind: 'error', code: 100, subcode: 33 }, { kind: 'halted' }],
    ['general error, 4xx', { kind: 'error', code: 1 }, { kind: 'unsent' }],
    ['general error, 5xx', { kind: 'error', code: 131000 }, { kind: 'ambiguous' }],
    ['service away', { kind: 'error', code: 2 }, { kind: 'ambiguous' }],
    ['gateway', { kind: 'status', status: 502 }, { kind: 'ambiguous' }],
    ['moved elsewhere', { kind: 'status', status: 302 }, { kind: 'ambiguous' }],
    ['nonsense', { kind: 'status', status: 200, body: 'ok' }, { kind: 'ambiguous' }],
    ['taken, then cut', { kind: 'accept-then-drop' }, { kind: 'ambiguous' }, 1],
    ['cut before reading', { kind: 'drop' }, { kind: 'ambiguous' }],
  ];
  for (const [title, fault, wanted, arrived = 0] of rows) {
    it(`${title}: ${JSON.stringify(wanted)}`, async () => {
      open.graph.failNext(fault);
      const [result] = await sendAll({ text: ['Oi'] });
      expect(result).toMatchObject(wanted);
      expect(JSON.stringify(result)).not.toContain(TOKEN);
      expect(open.graph.messages).toHaveLength(arrived);
      expect(open.graph.requests).toHaveLength(1);
    });
  }

  it('a server that hangs is given up on and never asked twice', async () => {
    const hurried = await openWhatsApp({ timeoutMs: 150 });
    hurried.graph.failNext({ kind: 'hang' });
    const [part] = hurried.channel.render({ text: ['Oi'] }, phone);
    if (part === undefined) throw new Error('nothing rendered');
    expect(await hurried.channel.send(part, phone, 'k')).toEqual({
      kind: 'ambiguous',
      reason: 'no answer (TimeoutError)',
    });
    expect(hurried.graph.requests).toHaveLength(1);
    await hurried.close();
  });

  it('an upload that fails in doubt sends nothing, so it may be tried again', async () => {
    open.graph.failNext({ kind: 'status', status: 502 }, 'media');
    open.graph.failNext({ kind: 'error', code: 190 }, 'media');
    const reply = { text: ['x'], picture: { png } };
    expect(await sendAll(reply)).toMatchObject([{ kind: 'unsent' }]);
    expect(await sendAll(reply)).toMatchObject([{ kind: 'halted' }]);
    expect(open.graph.messages).toEqual([]);
    expect(await sendAll(reply)).toMatchObject([{ kind: 'sent' }]);
  });

  it('what was spoilt in storage is refused, never thrown', async () => {
    const content = { type: 'image', image: {} };
    for (const upload of [null, 5, {}, { encoding: 'base64', data: 1 }]) {
      const outgoing = { plain: '', wire: { content, upload } };
      expect(await open.channel.send(outgoing, phone, 'k')).toMatchObject({ kind: 'refused' });
    }
    expect(await open.channel.send({ plain: '', wire: { content, quote: 5 } }, phone, 'k')).toMatchObject({
      kind: 'refused',
    });
    expect(open.graph.requests).toEqual([]);
  });

  it('a picture that is not base64 is refused, not thrown', async () => {
    expect(await sendAll({ text: ['x'], picture: { png: '%%%' } })).toMatchObject([{ kind: 'refused' }]);
  });
});

describe('coming back', () => {
  it('a status names the outbox row of an ambiguous send', async () => {
    open.graph.failNext({ kind: 'accept-then-drop' });
    expect(await sendAll({ text: ['Oi'] }, bsuid, '4218')).toMatchObject([{ kind: 'ambiguous' }]);
    const id = open.graph.messages[0]?.id ?? '';
    const parsed = open.channel.parse(open.graph.statusWebhook(id, 'delivered'), NOW);
    expect(parsed.receipts).toMatchObject([{ nativeId: id, status: 'delivered', outbox: '4218' }]);
    const failed = open.channel.parse(open.graph.statusWebhook(id, 'failed', 131026), NOW);
    expect(failed.receipts).toMatchObject([{ outbox: '4218', failure: { kind: 'unreachable' } }]);
  });

  it('what Meta emits is signed over its escaped bytes', async () => {
    const seen: { raw: Uint8Array; signature: string | null }[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk as Uint8Array);
      const signature = request.headers['x-hub-signature-256'];
      seen.push({
        raw: new Uint8Array(Buffer.concat(chunks)),
        signature: typeof signature === 'string' ? signature : null,
      });
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await open.graph.emit(`http://127.0.0.1:${port}/webhooks/whatsapp`, fixture('text'))).toBe(200);
    await new Promise((resolve) => server.close(resolve));
    const [{ raw, signature } = { raw: new Uint8Array(), signature: null }] = seen;
    expect(new TextDecoder().decode(raw)).toContain('caf\\u00e9 e p\\u00e3o');
    expect(await open.channel.verify({ headers: { get: () => signature }, raw })).toBe(true);
    expect(open.channel.parse(JSON.parse(new TextDecoder().decode(raw)), NOW).messages).toHaveLength(1);
  });

  it('acknowledging marks read and types in one call, and survives refusal', async () => {
    const [message] = open.channel.parse(fixture('text'), NOW).messages;
    if (message === undefined) throw new Error('fixture without message');
    await open.channel.acknowledge(message);
    expect(open.graph.reads).toEqual([{ messageId: message.nativeId, typing: true }]);
    expect(open.graph.requests).toHaveLength(1);
    open.graph.failNext({ kind: 'error', code: 131009 });
    await open.channel.acknowledge(message);
  });
});
