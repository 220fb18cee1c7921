// HTTP API of the simulator: the same inbox and pipeline as the webhooks, with an open page instead of a platform. It
// has no secret, so it is mounted only when configured, and requests from other sites are rejected.

import { Hono } from 'hono';
import type { WebHub } from '../channels/web/hub.ts';
import type { ChatEvent } from '../domain/event.ts';
import type { Channel, Clock, Ids, Ingress, Log, Timers } from '../ports.ts';
import { sameOrigin } from './same-origin.ts';
import { clockRoutes } from './web/clock-routes.ts';
import { eventStream } from './web/event-stream.ts';
import { historyEntries } from './web/history-entry.ts';
import type { MovableClock } from './web/movable-clock.ts';
import { type Larger, readJson } from './web/read-json.ts';

const HISTORY_LENGTH = 200;

export type WebApiDeps = {
  readonly channel: Pick<Channel, 'parse'>;
  readonly ingress: Pick<Ingress, 'accept'>;
  readonly hub: WebHub;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly timers: Timers;
  /** The newest `limit` events of a web chat, oldest first; none when the chat is unknown. */
  readonly history: (chat: string, limit: number) => Promise<readonly ChatEvent[]>;
  /** A page just opened for this chat: release what its outbox held. Must not throw. */
  readonly arrived: (chat: string) => void;
  /** The clock that `/api/web/clock` moves; development only. */
  readonly movableClock?: MovableClock | undefined;
  /** IANA time zone of the page; default São Paulo. */
  readonly zone?: string | undefined;
};

/** Routes under `/api/web`. Errors are `{error: pt-BR sentence}`: 400, 403 (another site), 413, 503 (not stored). */
export function webApi(deps: WebApiDeps): Hono {
  const app = new Hono();
  const api = app.basePath('/api/web');
  api.use('*', sameOrigin);

  api.post('/messages', async (c) => {
    const body = await readJson(c.req.raw, WITH_FILE);
    if (!body.ok) return c.json({ error: body.failure.error }, body.failure.status);
    const { messages, rejected } = deps.channel.parse(withId(body.value, deps.ids), deps.clock.now());
    const [message] = messages;
    if (!message) return c.json({ error: rejected[0]?.reason ?? 'Não entendi a mensagem.' }, 400);
    try {
      await deps.ingress.accept([message], []);
    } catch (error) {
      deps.log.error('web_message_not_stored', { error: String(error) });
      c.header('Retry-After', '1');
      return c.json({ error: 'Não consegui guardar a mensagem agora. Tente de novo daqui a pouco.' }, 503);
    }
    return c.json({ id: message.messageId }, 202);
  });

  api.get('/events', (c) => {
    const chat = c.req.query('conversation');
    return chat ? eventStream(deps, chat, c.req.raw.signal) : c.json({ error: WHOSE }, 400);
  });

  api.get('/history', async (c) => {
    const chat = c.req.query('conversation');
    if (!chat) return c.json({ error: WHOSE }, 400);
    c.header('Cache-Control', 'no-store');
    return c.json({ messages: historyEntries(await deps.history(chat, HISTORY_LENGTH)) });
  });

  api.route(
    '/clock',
    clockRoutes({ clock: deps.clock, movable: deps.movableClock, zone: deps.zone ?? 'America/Sao_Paulo' }),
  );
  return app;
}

/** Limit for a file of 1.4 MB in base64 and its text: a row of the smaller database (Durable Objects) holds 2 MB. */
const WITH_FILE: Larger = {
  limit: Math.ceil((1_400_000 * 4) / 3) + 64 * 1024,
  for: (body) => isRecord(body) && 'file' in body,
  error: 'O arquivo é grande demais: o limite é 1,4 MB.',
};

const WHOSE = 'Diga de quem é a conversa: ?conversation=ana';

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** A message without an id is not deduplicated: it gets a new one. */
function withId(body: unknown, ids: Ids): unknown {
  return isRecord(body) && !('id' in body) ? { ...body, id: ids.token() } : body;
}
