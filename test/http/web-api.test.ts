import { describe, expect, it } from 'vitest';
import { inProcessHub } from '../../src/channels/web/in-process-hub.ts';
import { webChannel } from '../../src/channels/web/web-channel.ts';
import type { ChatEvent, EventBody } from '../../src/domain/event.ts';
import type { ConversationId } from '../../src/domain/ids.ts';
import type { Inbound } from '../../src/domain/message.ts';
import { movableClock } from '../../src/http/web/movable-clock.ts';
import { webApi } from '../../src/http/web-api.ts';

const NOW = Date.UTC(2026, 10, 21, 15);
const event = (seq: number, body: EventBody): ChatEvent => ({
  conversation: 1 as ConversationId,
  seq,
  at: NOW + seq,
  body,
});

function open(options: { withClock?: boolean; refuses?: boolean } = {}) {
  const accepted: Inbound[] = [];
  const arrived: string[] = [];
  const beats = new Set<() => void>();
  let moves = 0;
  const clock = movableClock({ now: () => NOW }, () => {
    moves += 1;
  });
  const hub = inProcessHub();
  const channel = webChannel({ hub });
  let tokens = 0;
  const app = webApi({
    channel,
    hub,
    clock,
    ids: {
      token() {
        tokens += 1;
        return `token-${tokens}`;
      },
    },
    log: { info() {}, warn() {}, error() {} },
    timers: {
      every(ms, work) {
        expect(ms).toBe(15_000);
        beats.add(work);
        return () => beats.delete(work);
      },
    },
    history: async (chat, limit) => {
      if (chat !== 'ana') return [];
      expect(limit).toBeGreaterThan(50);
      return [
        event(1, { kind: 'user', text: 'anota: leite', messageId: 'm1' }),
        event(2, { kind: 'tool_use', id: 't', tool: 'save_note', args: {} }),
        event(3, { kind: 'assistant', text: 'Salvo: leite.' }),
        event(4, { kind: 'user', text: 'anota: leite e pão', edits: 'm1' }),
        event(5, { kind: 'assistant', text: 'Troco?' }),
        event(6, { kind: 'user', text: 'anota: café', edits: 'm0' }),
      ];
    },
    arrived: (chat) => arrived.push(chat),
    ingress: {
      async accept(messages) {
        if (options.refuses) throw new Error('disk full');
        accepted.push(...messages);
        return { stored: messages.length, repeated: 0 };
      },
    },
    ...(options.withClock === false ? {} : { movableClock: clock }),
  });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers });
  return { app, post, accepted, arrived, beats, hub, clock, channel, moves: () => moves };
}

describe('POST /api/web/messages', () => {
  it('stores and answers 202 with the id it was given', async () => {
    const { post, accepted } = open();
    const response = await post('/api/web/messages', { conversation: 'ana', id: 'm1', text: 'anota: leite' });
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ id: 'm1' });
    expect(accepted).toMatchObject([{ nativeId: 'ana:m1', sentAt: NOW, body: { kind: 'text', text: 'anota: leite' } }]);
  });

  it('gives each message without an id a fresh one', async () => {
    const { post, accepted } = open();
    for (const text of ['oi', 'oi']) await post('/api/web/messages', { conversation: 'ana', text });
    expect(accepted.map(({ nativeId }) => nativeId)).toEqual(['ana:token-1', 'ana:token-2']);
  });

  it.each([
    ['{"conversation":', /JSON/u],
    ['[]', /JSON/u],
    ['{"conversation":"ana","text":""}', /vazia/u],
    ['{"text":"oi"}', /conversation/u],
  ])('answers 400 and says why: %s', async (body, sentence) => {
    const { post, accepted } = open();
    const response = await post('/api/web/messages', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(sentence) });
    expect(accepted).toEqual([]);
  });

  it('answers 413 above 64 KB, whether the length was declared or not', async () => {
    const { app, post, accepted } = open();
    const big = JSON.stringify({ conversation: 'ana', text: 'a'.repeat(70_000) });
    expect((await post('/api/web/messages', big)).status).toBe(413);
    const body = new Blob([big]).stream();
    const streamed = new Request('http://localhost/api/web/messages', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await app.request(streamed)).status).toBe(413);
    expect(accepted).toEqual([]);
  });

  it('takes a file of a megabyte, and none that no row could hold', async () => {
    const { post, accepted } = open();
    const withFile = (bytes: number) =>
      JSON.stringify({ conversation: 'ana', file: { name: 'e.ofx', content: 'A'.repeat(Math.ceil((bytes * 4) / 3)) } });
    expect((await post('/api/web/messages', withFile(1_048_576))).status).toBe(202);
    expect(accepted[0]?.body).toMatchObject({ kind: 'media', media: 'document', name: 'e.ofx' });
    const refused = await post('/api/web/messages', withFile(1_500_000));
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({ error: 'O arquivo é grande demais: o limite é 1,4 MB.' });
    // Words are no file, whatever else the body says.
    const words = { conversation: 'ana', text: 'a'.repeat(70_000), arquivo: {} };
    expect((await post('/api/web/messages', JSON.stringify(words))).status).toBe(413);
    expect(accepted).toHaveLength(1);
  });

  it('answers 503 when the message could not be stored', async () => {
    const { post } = open({ refuses: true });
    const response = await post('/api/web/messages', { conversation: 'ana', text: 'oi' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(/guardar/u) });
  });

  it.each([
    [{}, 202],
    [{ 'sec-fetch-site': 'same-origin' }, 202],
    [{ origin: 'http://localhost' }, 202],
    [{ origin: 'https://localhost' }, 202],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'http://mal.test' }, 403],
    [{ origin: 'null' }, 403],
  ])('judges who asks by the browser headers %j', async (headers, status) => {
    const { post, accepted } = open();
    const response = await post(
      '/api/web/messages',
      { conversation: 'ana', text: 'oi' },
      headers as Record<string, string>,
    );
    expect(response.status).toBe(status);
    expect(accepted).toHaveLength(status === 202 ? 1 : 0);
  });
});

describe('GET /api/web/events', () => {
  const decoder = new TextDecoder();

  it('streams replies, typing and heartbeats, says the page arrived, and cleans up when it leaves', async () => {
    const { app, arrived, beats, channel, hub } = open();
    const leaving = new AbortController();
    const response = await app.request('/api/web/events?conversation=ana', { signal: leaving.signal });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/u);
    expect(arrived).toEqual(['ana']);
    const reader = response.body?.getReader();
    if (!reader) throw new Error('no stream');
    const next = async () => decoder.decode((await reader.read()).value);
    expect(await next()).toBe('retry: 2000\n\n');

    hub.publish('ana', { kind: 'typing' });
    expect(await next()).toBe('event: typing\ndata: {}\n\n');
    const [part] = channel.render(
      { text: ['Salvo:\n', { bold: 'leite' }] },
      { channel: 'web', chat: 'ana', person: 'ana', group: false },
    );
    if (!part) throw new Error('nothing rendered');
    await channel.send(part, { channel: 'web', chat: 'ana', person: 'ana', group: false }, '9');
    const frame = await next();
    expect(frame).toMatch(/^event: reply\nid: caderneta-9\ndata: \{.*\}\n\n$/u);
    expect(JSON.parse(frame.slice(frame.indexOf('{')))).toEqual({
      id: 'caderneta-9',
      text: 'Salvo:\nleite',
      spans: ['Salvo:\n', { bold: 'leite' }],
    });
    for (const beat of beats) beat();
    expect(await next()).toMatch(/^: /u);

    leaving.abort();
    expect((await reader.read()).done).toBe(true);
    expect(beats.size).toBe(0);
    expect(hub.publish('ana', { kind: 'typing' })).toBe(0);
  });

  it('cleans up when the reader goes away', async () => {
    const { app, beats, hub } = open();
    const response = await app.request('/api/web/events?conversation=ana');
    await response.body?.cancel();
    expect(beats.size).toBe(0);
    expect(hub.publish('ana', { kind: 'typing' })).toBe(0);
  });

  it('hangs up on a page that stopped reading, and does not count it', async () => {
    const { app, beats, hub } = open();
    await app.request('/api/web/events?conversation=ana');
    let delivered = 0;
    for (let i = 0; i < 1000; i += 1) delivered += await hub.publish('ana', { kind: 'typing' });
    expect(delivered).toBeLessThan(300);
    expect(beats.size).toBe(0);
  });

  it('refuses another site and a request that says no conversation', async () => {
    const { app } = open();
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await app.request('/api/web/events?conversation=ana', foreign)).status).toBe(403);
    expect((await app.request('/api/web/events')).status).toBe(400);
  });
});

describe('GET /api/web/history', () => {
  it('shows what was said as it was last worded, and leaves tools out', async () => {
    const { app } = open();
    const response = await app.request('/api/web/history?conversation=ana');
    expect(await response.json()).toEqual({
      messages: [
        { from: 'person', at: NOW + 1, text: 'anota: leite e pão', id: 'm1', edited: true },
        { from: 'caderneta', at: NOW + 3, text: 'Salvo: leite.' },
        { from: 'caderneta', at: NOW + 5, text: 'Troco?' },
      ],
    });
    expect((await app.request('/api/web/history')).status).toBe(400);
  });
});

describe('/api/web/clock', () => {
  it('tells the time, leaps, is set and comes back', async () => {
    const { app, post, clock, moves } = open();
    const reading = async (response: Response) => ((await response.json()) as { now: string }).now;
    expect(await reading(await app.request('/api/web/clock'))).toBe('2026-11-21T15:00:00.000Z');
    expect(await reading(await post('/api/web/clock', { advance: 3_600_000 }))).toBe('2026-11-21T16:00:00.000Z');
    expect(await reading(await post('/api/web/clock', { now: '2027-01-01T00:00:00-03:00' }))).toBe(
      '2027-01-01T03:00:00.000Z',
    );
    expect(clock.now()).toBe(Date.UTC(2027, 0, 1, 3));
    const back = await post('/api/web/clock', { reset: true });
    expect(await back.json()).toEqual({ now: '2026-11-21T15:00:00.000Z', offset: 0, zone: 'America/Sao_Paulo' });
    expect(moves()).toBe(3);
  });

  it.each([{}, { now: 'amanhã' }, { advance: 'muito' }, { advance: 1e20 }, null])(
    'refuses %j with 400',
    async (body) => {
      const { post, clock } = open();
      expect((await post('/api/web/clock', body)).status).toBe(400);
      expect(clock.now()).toBe(NOW);
    },
  );

  it('tells the time and the zone where it cannot be moved, and is closed to other sites', async () => {
    const { app, post } = open({ withClock: false });
    expect(await (await app.request('/api/web/clock')).json()).toEqual({
      now: '2026-11-21T15:00:00.000Z',
      zone: 'America/Sao_Paulo',
    });
    expect((await post('/api/web/clock', { advance: 1 })).status).toBe(404);
    const withClock = open();
    expect((await withClock.post('/api/web/clock', { advance: 1 }, { origin: 'http://mal.test' })).status).toBe(403);
  });
});
