// The service with both channels configured and a fake of the platforms' APIs: sends are recorded and answered with
// success. Every other API is down.

import type { Change } from '../../domain/change.ts';
import { fail, type Result, succeed } from '../../domain/result.ts';
import type { Trace } from '../../domain/trace.ts';
import type { Http } from '../../ports.ts';
import { readConfig } from '../../runtime/config.ts';
import { type NodeService, type OpenFailure, openNodeService } from '../../runtime/node-service.ts';

export const SECRETS = { telegram: 'replay-telegram-secret', whatsapp: 'replay-whatsapp-app-secret' } as const;

export type Sent = { readonly method: string; readonly body: unknown };

export type StandIn = {
  readonly service: NodeService;
  /** Calls to a platform since the last call of this method. */
  taken(): readonly Sent[];
  /** Turns since the last call of this method. */
  turns(): readonly Trace[];
  /** What a turn wrote, in the order done. */
  changesOf(turn: Trace['turn']): readonly Change[];
  /** Quarantine reasons since the last call of this method. */
  strange(): readonly string[];
};

/** Where both platforms' APIs are said to be. */
const PLATFORMS = 'http://127.0.0.1:9';

const environment = {
  // The bot and number test/fixtures/webhooks were recorded with.
  TELEGRAM_BOT_TOKEN: '7000000001:replay-token-of-nobody-at-all',
  TELEGRAM_WEBHOOK_SECRET: SECRETS.telegram,
  TELEGRAM_API_ROOT: PLATFORMS,
  WHATSAPP_TOKEN: 'replay-token',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_APP_SECRET: SECRETS.whatsapp,
  WHATSAPP_VERIFY_TOKEN: 'replay-verify',
  WHATSAPP_API_ROOT: PLATFORMS,
  LOG_LEVEL: 'error',
};

/** @param phoneNumberId the number the recordings were made with; messages to another one are ignored. */
export function openStandIn(databasePath: string, phoneNumberId?: string): Result<StandIn, OpenFailure> {
  const config = readConfig({
    ...environment,
    DATABASE_PATH: databasePath,
    ...(phoneNumberId === undefined ? {} : { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId }),
  });
  if (!config.ok)
    return fail({ problem: config.failure.map(({ variable, problem }) => `${variable} ${problem}`).join('; ') });
  const sent: Sent[] = [];
  const traces: Trace[] = [];
  const opened = openNodeService(config.value, {
    fetch: standInFor((call) => sent.push(call)),
    tracer: { turn: (trace) => traces.push(trace) },
  });
  if (!opened.ok) return opened;
  const { database } = opened.value.file;
  const reasons = database.prepare('select id, reason from quarantine where id > ? order by id');
  const journalled = database.prepare('select changes from journal where turn = ?').pluck();
  let seen = Number(database.prepare('select coalesce(max(id), 0) from quarantine').pluck().get());
  return succeed({
    service: opened.value,
    taken: () => sent.splice(0),
    turns: () => traces.splice(0),
    changesOf(turn) {
      // Of an undoing the journal keeps `{ undid, changes }`.
      const kept = JSON.parse(String(journalled.get(turn) ?? '[]')) as Change[] | { changes: Change[] };
      return 'changes' in kept ? kept.changes : kept;
    },
    strange() {
      const rows = reasons.all(seen) as { id: number; reason: string }[];
      seen = rows.at(-1)?.id ?? seen;
      return rows.map(({ reason }) => reason);
    },
  });
}

/** Answers every call as Telegram and Graph answer a success, with increasing ids. */
function standInFor(take: (sent: Sent) => void): Http {
  let id = 0;
  return async (url, init) => {
    if (!url.startsWith(PLATFORMS)) throw new TypeError('a replay reaches only the platforms');
    id += 1;
    const path = new URL(url).pathname;
    const method = path.slice(path.lastIndexOf('/') + 1);
    take({ method, body: await bodyOf(init) });
    const telegram = path.includes('/bot');
    const answer = telegram
      ? {
          ok: true,
          result: method.startsWith('send') ? { message_id: id, date: 0, chat: { id: 1, type: 'private' } } : true,
        }
      : {
          id: `${id}`,
          messaging_product: 'whatsapp',
          contacts: [],
          messages: [{ id: `wamid.replay-${id}` }],
          success: true,
        };
    return Response.json(answer);
  };
}

async function bodyOf(init: RequestInit | undefined): Promise<unknown> {
  if (init?.body === undefined || init.body === null) return undefined;
  const text = await new Response(init.body).text();
  try {
    return JSON.parse(text);
  } catch {
    return formOf(text);
  }
}

/** grammY and Graph's client write their forms in different cases, and with or without spaces. */
const FORM_PART = /form-data;\s*name="([^"]+)"(?:;\s*filename="?([^"\r\n;]*)"?)?[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/gi;

/** The fields of a multipart form; of a file its name, as `file`. */
function formOf(text: string): Readonly<Record<string, unknown>> {
  const parts = [...text.matchAll(FORM_PART)].map(([, name = '', file, value = '']) =>
    file === undefined ? [name, name === 'reply_markup' ? JSON.parse(value) : value] : ['file', file],
  );
  return Object.fromEntries(parts) as Record<string, unknown>;
}
