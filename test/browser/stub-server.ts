// A server with the real pages, routes, hub and channel, and a small talkative stand-in where the pipeline will be: enough
// to show every kind of bubble, to lose the connection and to refuse to store.

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { inProcessHub } from '../../src/channels/web/in-process-hub.ts';
import { webChannel } from '../../src/channels/web/web-channel.ts';
import type { ChatEvent, EventBody } from '../../src/domain/event.ts';
import type { ConversationId, InboxId } from '../../src/domain/ids.ts';
import type { Inbound, Reply } from '../../src/domain/message.ts';
import { plain } from '../../src/domain/text.ts';
import { withoutUndefined } from '../../src/domain/without-undefined.ts';
import { simulatorRoutes } from '../../src/http/simulator/simulator-routes.ts';
import { movableClock } from '../../src/http/web/movable-clock.ts';
import { webApi } from '../../src/http/web-api.ts';

const CONVERSATION = 1 as ConversationId;
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What the stand-in says to a text; everything unknown is quoted back. */
function answer(text: string): Reply {
  if (text === 'botões')
    return {
      text: ['Qual dos dois?'],
      choices: [
        { token: 'a', label: 'Duna', hint: '1984' },
        { token: 'b', label: 'Duna', hint: '2021' },
        { token: 'c', label: 'Nenhum deles' },
      ],
    };
  if (text === 'botão comprido')
    return { text: ['Este?'], choices: [{ token: 'd', label: `https://exemplo.test/${'caminho/'.repeat(12)}` }] };
  if (text === 'figura') return { text: ['Aqui está.'], picture: { png: PIXEL } };
  if (text === 'arquivo')
    return {
      text: ['Tudo o que eu guardei:'],
      file: { name: 'caderneta.json', mime: 'application/json', content: '{"notas":["ção"]}' },
    };
  if (text === 'estilos')
    return {
      text: [
        { bold: 'forte' },
        ' ',
        { italic: 'leve' },
        ' ',
        { code: '<b>código</b>' },
        ' ',
        { link: { label: 'bom', url: 'https://exemplo.test/' } },
        ' ',
        { link: { label: 'mau', url: 'javascript:alert(1)' } },
      ],
    };
  return { text: ['Anotado: ', { bold: text }, '.'] };
}

export type StubServer = {
  readonly url: string;
  /** Every message stored so far. */
  readonly accepted: readonly Inbound[];
  /** While true, storing fails (503). */
  refuse(on: boolean): void;
  /** Sends something unasked to whoever listens. */
  say(chat: string, reply: Reply): Promise<void>;
  /** Empties a chat's history, as erasing an account does. */
  erase(chat: string): void;
  /** Closes every connection and stops listening; `resume` listens on the same port again. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
};

export async function stubServer(): Promise<StubServer> {
  const hub = inProcessHub();
  const channel = webChannel({ hub });
  const clock = movableClock({ now: () => Date.now() });
  const past = new Map<string, ChatEvent[]>();
  const held = new Map<string, Reply[]>();
  const accepted: Inbound[] = [];
  let refusing = false;
  let turn = 0;

  const record = (chat: string, body: EventBody): void => {
    const events = past.get(chat) ?? [];
    past.set(chat, [...events, { conversation: CONVERSATION, seq: events.length + 1, at: clock.now(), body }]);
  };
  const send = async (chat: string, reply: Reply): Promise<void> => {
    const to = { channel: 'web', chat, person: chat, group: false } as const;
    for (const part of channel.render(reply, to)) {
      const sent = await channel.send(part, to, randomUUID());
      if (sent.kind === 'away') held.set(chat, [...(held.get(chat) ?? []), reply]);
    }
  };
  const take = async (message: Inbound): Promise<void> => {
    const { chat, body } = message;
    const text =
      body.kind === 'choice' ? `botão ${body.token}` : body.kind === 'text' || body.kind === 'edit' ? body.text : '';
    await channel.acknowledge(message);
    await new Promise((resolve) => setTimeout(resolve, 60));
    const reply = { ...answer(text), ...(text === 'cita' && message.messageId ? { quote: message.messageId } : {}) };
    const called = body.kind === 'edit' ? { edits: body.of } : withoutUndefined({ messageId: message.messageId });
    record(chat, { kind: 'user', text, ...called });
    record(chat, { kind: 'assistant', text: plain(reply.text) });
    turn += 1;
    hub.publish(chat, {
      kind: 'trace',
      trace: {
        conversation: CONVERSATION,
        turn: turn as InboxId,
        text,
        intent: 'save',
        action: 'save',
        confidence: 0.94,
        slots: { title: 'senha do wi-fi', content: 'bolo123' },
        rule: 'anota-dois-pontos',
        decision: 'run_tool:save_note',
        tool: 'save_note',
        modelCalls: 0,
        stateBefore: 'idle',
        state: text === 'botões' ? 'pending' : 'idle',
        timings: { understand: 0.42, decide: 0.08, commit: 3.1 },
      },
    });
    await send(chat, reply);
  };

  const app = new Hono();
  app.route(
    '/',
    simulatorRoutes({ assets: (path) => readFileSync(new URL(`../../src/http/${path}`, import.meta.url), 'utf8') }),
  );
  app.route(
    '/',
    webApi({
      channel,
      hub,
      clock,
      movableClock: clock,
      ids: { token: () => randomUUID() },
      log: { info: () => {}, warn: () => {}, error: () => {} },
      timers: {
        every(ms, work) {
          const timer = setInterval(work, ms);
          return () => clearInterval(timer);
        },
      },
      history: async (chat) => past.get(chat) ?? [],
      arrived(chat) {
        const waiting = held.get(chat) ?? [];
        held.delete(chat);
        for (const reply of waiting) void send(chat, reply);
      },
      ingress: {
        async accept(messages) {
          if (refusing) throw new Error('disk full');
          const fresh = messages.filter(({ nativeId }) => !accepted.some((known) => known.nativeId === nativeId));
          accepted.push(...fresh);
          for (const message of fresh) void take(message);
          return { stored: fresh.length, repeated: messages.length - fresh.length };
        },
      },
    }),
  );

  const listen = (port: number) =>
    new Promise<ReturnType<typeof serve>>((resolve) => {
      const started = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => resolve(started));
    });
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const pause = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}`,
    accepted,
    refuse(on) {
      refusing = on;
    },
    async say(chat, reply) {
      record(chat, { kind: 'assistant', text: plain(reply.text) });
      await send(chat, reply);
    },
    erase: (chat) => void past.delete(chat),
    pause,
    async resume() {
      server = await listen(port);
    },
    close: pause,
  };
}
