// A Bot API on loopback: real HTTP, the real server's checks and sentences, failures on demand, and a record of all
// that arrived. `shown` is what the person sees; a call that failed shows nothing unless it was delivered and then cut.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FormPart, readMultipart } from './multipart.ts';
import type { TelegramFault } from './telegram-fault.ts';
import {
  type Answer,
  ok,
  otherMethod,
  type Params,
  readSend,
  refuse,
  type ServerMemory,
  type ShownMessage,
} from './telegram-methods.ts';

type TelegramCall = { readonly method: string; readonly params: Params; readonly files: readonly FormPart[] };

export type TelegramServer = {
  /** The `apiRoot`. */
  readonly url: string;
  readonly calls: readonly TelegramCall[];
  readonly shown: readonly ShownMessage[];
  readonly memory: ServerMemory;
  /** Queues a fault for the next call whose method matches (default: any `send…` that shows something). */
  fail(fault: TelegramFault, method?: RegExp): void;
  /** Calls that hang. */
  hanging(): number;
  /** Answers them as if nothing had been. */
  release(): void;
  close(): Promise<void>;
};

/** Starts a server that knows one token, e.g. '700000001:FAKE…'. */
export async function telegramServer(token: string, username = 'caderneta_bot'): Promise<TelegramServer> {
  const calls: TelegramCall[] = [];
  const shown: ShownMessage[] = [];
  const held: (() => void)[] = [];
  const faults: { fault: TelegramFault; method: RegExp }[] = [];
  const memory: ServerMemory = {
    botId: Number(token.split(':')[0]),
    username,
    files: new Map(),
    commands: [],
    webhook: {},
  };

  const edited = (id: number, read: Omit<ShownMessage, 'id'>): Answer => {
    const at = shown.findIndex((message) => message.id === id && message.chat === read.chat);
    if (at < 0) return refuse(400, 'Bad Request: message to edit not found');
    if (JSON.stringify({ id, ...read }) === JSON.stringify(shown[at]))
      return refuse(400, 'Bad Request: message is not modified');
    shown[at] = { id, ...read };
    return ok({ message_id: id, edit_date: 1_795_273_260, chat: { id: Number(read.chat) }, text: read.text });
  };

  const perform = (call: TelegramCall): Answer => {
    if (!/^(?:send(?:Message|Photo|Document)|editMessageText)$/u.test(call.method))
      return otherMethod(call.method, call.params, memory);
    const read = readSend(call.method, call.params, call.files);
    if ('status' in read) return read;
    if (call.method === 'editMessageText') return edited(Number(call.params.message_id), read);
    const message = { id: 9001 + shown.length, ...read };
    shown.push(message);
    return ok({
      message_id: message.id,
      date: 1_795_273_200,
      chat: { id: Number(read.chat), type: Number(read.chat) < 0 ? 'supergroup' : 'private' },
      text: read.text,
    });
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, owner, path] = /^\/file\/bot([^/]+)\/(.+)$/u.exec(request.url ?? '') ?? [];
    if (path !== undefined) {
      const file = [...memory.files.values()].find((one) => one.path === path);
      if (owner !== token || file === undefined) return reply(response, refuse(404, 'Not Found'));
      return void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(file.bytes);
    }
    const [, given, method] = /^\/bot([^/]+)\/(\w+)$/u.exec(request.url ?? '') ?? [];
    const at = faults.findIndex(({ method: pattern }) => pattern.test(method ?? ''));
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]?.fault;
    if (fault?.kind === 'drop') return void request.socket.destroy();
    const call = await readCall(request, method ?? '');
    if (given === undefined || !/^\d+:[\w-]+$/u.test(given)) return reply(response, refuse(404, 'Not Found'));
    if (given !== token) return reply(response, refuse(401, 'Unauthorized'));
    if (call === undefined) return reply(response, refuse(400, "Bad Request: can't parse request body"));
    calls.push(call);
    if (fault?.kind === 'hang') return void held.push(() => reply(response, perform(call)));
    if (fault?.kind === 'answer') return reply(response, refuse(fault.code, fault.description, fault.parameters));
    if (fault?.kind === 'raw')
      return void response.writeHead(fault.status, { 'content-type': fault.type, ...fault.headers }).end(fault.body);
    const answer = perform(call);
    if (fault?.kind === 'accept-then-drop') return void request.socket.destroy();
    reply(response, answer);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    shown,
    memory,
    fail: (fault, method = /^send(?:Message|Photo|Document)$/u) => void faults.push({ fault, method }),
    hanging: () => held.length,
    release() {
      for (const answer of held.splice(0)) answer();
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function reply(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readCall(request: IncomingMessage, method: string): Promise<TelegramCall | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  const parts = readMultipart(type, body);
  if (parts === undefined) {
    if (body.length === 0) return { method, params: {}, files: [] };
    if (!type.includes('json')) return undefined;
    return { method, params: JSON.parse(body.toString()) as Params, files: [] };
  }
  const values = parts.filter(({ file }) => file === undefined);
  const params = Object.fromEntries(values.map(({ name, bytes }) => [name, formValue(name, bytes.toString())]));
  return { method, params, files: parts.filter(({ file }) => file !== undefined) };
}

/** Forms carry structured parameters as JSON text. */
function formValue(name: string, text: string): unknown {
  return /^(?:reply_markup|reply_parameters|link_preview_options)$/u.test(name) ? JSON.parse(text) : text;
}
