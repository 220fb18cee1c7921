// Meta's Graph API for one WhatsApp number as a real HTTP server on loopback: sends, mark-read with typing, media upload, its limits
// and its error bodies. The next request can be made to fail in every way a network and Meta can. It records what arrived,
// and speaks back in signed webhooks. A model of Meta, not Meta: what it cannot know is left to the live check.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERROR_STATUS, ERROR_TITLE } from './graph-errors.ts';
import { refusalOf } from './graph-limits.ts';
import { signedWebhook } from './signed-webhook.ts';

export type GraphFault =
  /** Refused with this code and Meta's HTTP status for it, unless another is given. */
  | {
      readonly kind: 'error';
      readonly code: number;
      readonly status?: number;
      readonly details?: string;
      readonly subcode?: number;
      readonly retryAfter?: number;
    }
  /** A plain HTTP status with a body that is not Graph's. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: string }
  /** Taken and recorded, connection cut before the answer. */
  | { readonly kind: 'accept-then-drop' }
  /** Connection cut before the body is read. */
  | { readonly kind: 'drop' }
  /** Read, never answered. */
  | { readonly kind: 'hang' };

export type Arrived = { readonly id: string; readonly body: Record<string, unknown> };
export type Uploaded = {
  readonly id: string;
  readonly mime: string;
  readonly name: string;
  readonly bytes: Uint8Array;
};
export type Read = { readonly messageId: string; readonly typing: boolean };
export type Status = 'sent' | 'delivered' | 'read' | 'failed';

/** `expired`: its address was given five minutes ago. `url` and `size`: what Meta says of it instead of the truth. */
export type SentFile = {
  readonly mime: string;
  readonly bytes: Uint8Array;
  readonly expired?: true;
  readonly url?: string;
  readonly size?: number;
};

export type GraphServer = {
  readonly root: string;
  /** Messages taken, oldest first. */
  readonly messages: readonly Arrived[];
  readonly uploads: readonly Uploaded[];
  readonly reads: readonly Read[];
  /** What people sent, by media id: served from an address of its own, as Meta does. */
  readonly sent: Map<string, SentFile>;
  /** Requests that got as far as their headers. */
  readonly requests: readonly string[];
  /** People whose 24 h window is shut, and how often something was sent to them all the same. */
  readonly away: Map<string, number>;
  /** Applies to the next request to `messages` or, with `on`, to `media`. */
  failNext(fault: GraphFault, on?: 'messages' | 'media'): void;
  /** The status webhook Meta would send about a message it took. */
  statusWebhook(id: string, status: Status, errorCode?: number): unknown;
  /** Posts a body as Meta does: escaped and signed. Returns the HTTP status. */
  emit(url: string, body: unknown): Promise<number>;
  close(): Promise<void>;
};

export type GraphAccount = {
  readonly token: string;
  readonly phoneNumberId: string;
  readonly appSecret: string;
};

const WABA = '102290129340398';

export async function startGraphServer(account: GraphAccount): Promise<GraphServer> {
  const messages: Arrived[] = [];
  const uploads: Uploaded[] = [];
  const reads: Read[] = [];
  const sent: GraphServer['sent'] = new Map();
  const requests: string[] = [];
  const away: GraphServer['away'] = new Map();
  const faults: { messages: GraphFault[]; media: GraphFault[] } = { messages: [], media: [] };
  let count = 0;

  const answer = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
  };
  const refuse = (
    response: ServerResponse,
    code: number,
    details: string,
    fault?: Extract<GraphFault, { kind: 'error' }>,
  ): void => {
    const title = ERROR_TITLE.get(code) ?? 'Error';
    if (fault?.retryAfter !== undefined) response.setHeader('retry-after', String(fault.retryAfter));
    answer(response, fault?.status ?? ERROR_STATUS.get(code) ?? 400, {
      error: {
        message: `(#${code}) ${title}`,
        type: 'OAuthException',
        code,
        ...(fault?.subcode === undefined ? {} : { error_subcode: fault.subcode }),
        error_data: { messaging_product: 'whatsapp', details },
        fbtrace_id: 'AbCdEfGhIjKlMnOpQrStUv',
      },
    });
  };

  const onMessage = (response: ServerResponse, body: Record<string, unknown>, silent: boolean): void => {
    if (body.status === 'read') {
      reads.push({ messageId: String(body.message_id), typing: body.typing_indicator !== undefined });
      answer(response, 200, { success: true });
      return;
    }
    const refusal = refusalOf(body, new Set(uploads.map(({ id }) => id)));
    if (refusal !== undefined) {
      refuse(response, refusal.code, refusal.details);
      return;
    }
    const tries = away.get(String(body.to ?? body.recipient));
    if (tries !== undefined) {
      away.set(String(body.to ?? body.recipient), tries + 1);
      refuse(response, 131_047, 'Message failed to send because more than 24 hours have passed');
      return;
    }
    count += 1;
    const id = `wamid.HBgNNTUxMTkwMDAwMDAwMRUCABEYEj${String(count).padStart(6, '0')}AA==`;
    messages.push({ id, body });
    if (silent) {
      response.destroy();
      return;
    }
    const to = String(body.to ?? body.recipient);
    const contact = body.to === undefined ? { input: to, user_id: to } : { input: to, wa_id: to };
    answer(response, 200, { messaging_product: 'whatsapp', contacts: [contact], messages: [{ id }] });
  };

  const onMedia = async (
    response: ServerResponse,
    request: IncomingMessage,
    raw: Uint8Array<ArrayBuffer>,
  ): Promise<void> => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(raw, { headers }).formData();
    const file = form.get('file');
    if (form.get('messaging_product') !== 'whatsapp' || !(file instanceof File))
      return refuse(response, 100, 'file is required');
    const id = `9${String(uploads.length + 1).padStart(15, '0')}`;
    uploads.push({
      id,
      mime: String(form.get('type')),
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    });
    answer(response, 200, { id });
  };

  const onFile = (response: ServerResponse, url: string): void => {
    const [, asked, served] = /^\/(?:v\d+\.\d+\/(\w+)|whatsapp_business\/attachments\/\?mid=(\w+))$/u.exec(url) ?? [];
    const file = sent.get(asked ?? served ?? '');
    if (file === undefined) {
      refuse(response, 100, 'Unsupported get request.', { kind: 'error', code: 100, subcode: 33 });
      return;
    }
    const { mime, bytes, expired, url: elsewhere, size = bytes.length } = file;
    if (served !== undefined && expired) response.writeHead(404, { 'content-type': 'text/html' }).end('<html>');
    else if (served !== undefined) response.writeHead(200, { 'content-type': mime }).end(bytes);
    else
      answer(response, 200, {
        messaging_product: 'whatsapp',
        url: elsewhere ?? `${root}/whatsapp_business/attachments/?mid=${asked}`,
        mime_type: mime,
        sha256: '0'.repeat(64),
        file_size: size,
        id: asked,
      });
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests.push(`${request.method} ${request.url}`);
    const [, number, edge] = /^\/v\d+\.\d+\/([^/]+)\/(messages|media)$/.exec(request.url ?? '') ?? [];
    const fault = faults[edge === 'media' ? 'media' : 'messages'].shift();
    if (fault?.kind === 'drop') return void request.socket.destroy();
    const raw = await readAll(request);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'status')
      // A 3xx points back here: a client that follows it asks twice.
      return void response
        .writeHead(fault.status, { 'content-type': 'text/html', location: request.url ?? '/' })
        .end(fault.body ?? '<html>');
    if (fault?.kind === 'error') return refuse(response, fault.code, fault.details ?? 'scripted', fault);
    if (request.headers.authorization !== `Bearer ${account.token}`)
      return refuse(response, 190, 'Invalid OAuth access token.');
    if (request.method === 'GET' && request.url?.split('/')[2]?.split('?')[0] === account.phoneNumberId)
      return answer(response, 200, { display_phone_number: '+55 11 5028-3881', id: account.phoneNumberId });
    if (request.method === 'GET') return onFile(response, request.url ?? '');
    if (request.method !== 'POST' || edge === undefined) return refuse(response, 100, 'Unknown path components');
    if (number !== account.phoneNumberId) {
      return refuse(response, 100, 'Object does not exist', { kind: 'error', code: 100, subcode: 33 });
    }
    if (edge === 'media') return onMedia(response, request, raw);
    onMessage(response, JSON.parse(new TextDecoder().decode(raw)), fault?.kind === 'accept-then-drop');
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) answer(response, 500, { error: { message: String(error), code: 1 } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    root,
    messages,
    uploads,
    reads,
    sent,
    requests,
    away,
    failNext: (fault, on = 'messages') => void faults[on].push(fault),
    statusWebhook(id, status, errorCode) {
      const sent = messages.find((message) => message.id === id)?.body ?? {};
      const title = errorCode === undefined ? '' : (ERROR_TITLE.get(errorCode) ?? 'Error');
      const errors = errorCode === undefined ? {} : { errors: [{ code: errorCode, title, message: title }] };
      const echoed = sent.biz_opaque_callback_data;
      const item = {
        id,
        status,
        timestamp: '1795273260',
        recipient_id: sent.to ?? '',
        ...(sent.recipient === undefined ? {} : { recipient_user_id: sent.recipient }),
        ...(echoed === undefined ? {} : { biz_opaque_callback_data: echoed }),
        ...errors,
      };
      const metadata = { display_phone_number: '551150283881', phone_number_id: account.phoneNumberId };
      const value = { messaging_product: 'whatsapp', metadata, statuses: [item] };
      return { object: 'whatsapp_business_account', entry: [{ id: WABA, changes: [{ value, field: 'messages' }] }] };
    },
    async emit(url, body) {
      const { raw, headers } = signedWebhook(body, account.appSecret);
      return (await fetch(url, { method: 'POST', body: raw, headers })).status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readAll(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return new Uint8Array(Buffer.concat(chunks));
}
