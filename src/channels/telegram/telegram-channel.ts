// The Telegram implementation of the Channel port: verify, parse, render, send, acknowledge. Stateless apart from the
// API client.

import type { Channel, Hmac, Http } from '../../ports.ts';
import { acknowledge, showTyping } from './acknowledge.ts';
import type { Me } from './addressing.ts';
import { apiClient } from './api-client.ts';
import { download } from './download.ts';
import { parseUpdate } from './parse-update.ts';
import { render } from './render.ts';
import { send } from './send.ts';
import { SECRET_HEADER, secretVerifier } from './verify-secret.ts';

export type TelegramDeps = {
  /** BotFather's token; its numeric prefix is the bot's id. */
  readonly token: string;
  /** Secret token of the webhook. Without one every request is rejected. */
  readonly secret: string | undefined;
  /** `https://api.telegram.org`, or a local server. */
  readonly apiRoot: string;
  readonly fetch: Http;
  readonly hmac: Hmac;
  /** From getMe, once known. Until then any "@…bot" in a group counts as this bot. */
  readonly botUsername?: () => string | undefined;
};

/** Creates the channel. Its methods never throw; no call is made before something is sent or acknowledged. */
export function telegramChannel(deps: TelegramDeps): Channel {
  const verified = secretVerifier(deps.secret);
  const client = apiClient(deps);
  const id = botId(deps.token);
  const me = (): Me => ({ id, username: deps.botUsername?.()?.replace(/^@/u, '') });
  return {
    name: 'telegram',
    verify: ({ headers }) => verified(headers.get(SECRET_HEADER)),
    parse: (body, now) => parseUpdate(body, now, me()),
    render: (reply) => render(reply),
    send: (outgoing, to) => send(client, deps.token, outgoing, to),
    download: (fileId, most) => download(client, deps, fileId, most),
    acknowledge: (message) => acknowledge(client, message),
    typing: (to) => showTyping(client, to),
  };
}

function botId(token: string): number | undefined {
  const [digits] = /^\d{1,15}(?=:)/u.exec(token) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
