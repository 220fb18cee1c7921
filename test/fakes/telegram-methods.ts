// What each Bot API method checks and answers, in the words of the real server. Pure but for the log it writes to:
// sockets and scripted failures live in telegram-server.ts.

import type { FormPart } from './multipart.ts';
import { readTelegramHtml } from './telegram-html.ts';

type Button = { readonly token: string; readonly label: string };

/** One message the person sees. */
export type ShownMessage = {
  readonly id: number;
  readonly chat: string;
  readonly text: string;
  readonly links: readonly string[];
  readonly choices: readonly Button[];
  readonly rows: readonly number[];
  readonly photo?: { readonly url: string } | { readonly bytes: number };
  readonly document?: { readonly name: string; readonly content: string };
  readonly quote?: number;
  readonly topic?: number;
  /** The quoted person's client opens an answer to it. */
  readonly forcesReply?: true;
  readonly previewOff: boolean;
};

export type Params = Readonly<Record<string, unknown>>;
export type Answer = { readonly status: number; readonly body: Record<string, unknown> };

export const ok = (result: unknown): Answer => ({ status: 200, body: { ok: true, result } });
export const refuse = (code: number, description: string, parameters?: object): Answer => ({
  status: code,
  body: { ok: false, error_code: code, description, ...(parameters && { parameters }) },
});

const bad = (what: string): Answer => refuse(400, `Bad Request: ${what}`);
const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

type Sending = Omit<ShownMessage, 'id'>;
type Read<T> = { readonly read: T } | { readonly refused: Answer };

const refused = (what: string): { readonly refused: Answer } => ({ refused: bad(what) });

/** A send that is acceptable, or the refusal. `caption` limits and names differ by method. */
export function readSend(method: string, params: Params, files: readonly FormPart[]): Sending | Answer {
  const chat = String(params.chat_id ?? '');
  if (!/^(?:-?\d{1,15}|@\w+)$/u.test(chat)) return bad('chat_id is empty');
  const textual = method === 'sendMessage' || method === 'editMessageText';
  const words = wordsOf(params, textual);
  if ('refused' in words) return words.refused;
  const keyboard = keyboardOf(params);
  if ('refused' in keyboard) return keyboard.refused;
  const reply = fields(params.reply_parameters);
  if (reply.message_id === 404 && reply.allow_sending_without_reply !== true)
    return bad('message to be replied not found');
  const sending = {
    chat,
    ...words.read,
    ...keyboard.read,
    ...(typeof reply.message_id === 'number' && { quote: reply.message_id }),
    ...(typeof params.message_thread_id === 'number' && { topic: params.message_thread_id }),
    ...(fields(params.reply_markup).force_reply === true && { forcesReply: true as const }),
    previewOff: fields(params.link_preview_options).is_disabled === true,
  };
  if (textual) return sending;
  const media = method === 'sendPhoto' ? photoOf(params, files) : documentOf(params, files);
  return 'refused' in media ? media.refused : { ...sending, ...media.read };
}

function wordsOf(params: Params, textual: boolean): Read<Pick<Sending, 'text' | 'links'>> {
  const source = params[textual ? 'text' : 'caption'] ?? '';
  if (typeof source !== 'string' || !source.isWellFormed()) return refused('strings must be encoded in UTF-8');
  const html =
    params.parse_mode === 'HTML' ? readTelegramHtml(source) : ({ ok: true, text: source, links: [] } as const);
  if (!html.ok) return { refused: refuse(400, html.description) };
  const text = html.text.replaceAll('\0', '').trim();
  if (textual && text === '') return refused('message text is empty');
  if (text.length > (textual ? 4096 : 1024))
    return refused(textual ? 'message is too long' : 'message caption is too long');
  return { read: { text, links: html.links } };
}

function keyboardOf(params: Params): Read<Pick<Sending, 'choices' | 'rows'>> {
  const keyboard = fields(params.reply_markup).inline_keyboard ?? [];
  const rows = (Array.isArray(keyboard) ? keyboard : []) as { text?: unknown; callback_data?: unknown }[][];
  const buttons = rows.flat();
  if (buttons.some(({ text }) => typeof text !== 'string' || text.trim() === ''))
    return refused("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard");
  if (
    buttons.some(({ callback_data: data }) => !/^.{1,64}$/su.test(String(data)) || Buffer.byteLength(String(data)) > 64)
  )
    return refused('BUTTON_DATA_INVALID');
  if (buttons.length > 100 || rows.some((row) => row.length > 8)) return refused('reply markup is too long');
  const choices = buttons.map(({ callback_data: data, text }) => ({ token: String(data), label: String(text) }));
  return { read: { choices, rows: rows.map((row) => row.length) } };
}

const uploadOf = (given: string, files: readonly FormPart[]): FormPart | undefined =>
  files.find(({ name }) => given === `attach://${name}`);

function photoOf(params: Params, files: readonly FormPart[]): Read<Pick<Sending, 'photo'>> {
  const given = String(params.photo ?? '');
  const upload = uploadOf(given, files);
  if (upload !== undefined)
    return isPng(upload.bytes) ? { read: { photo: { bytes: upload.bytes.length } } } : refused('IMAGE_PROCESS_FAILED');
  if (!/^https?:\/\/\S+$/u.test(given)) return refused('there is no photo in the request');
  if (given.includes('nao-existe')) return refused('wrong type of the web page content');
  return { read: { photo: { url: given } } };
}

function documentOf(params: Params, files: readonly FormPart[]): Read<Pick<Sending, 'document'>> {
  const upload = uploadOf(String(params.document ?? ''), files);
  if (upload === undefined) return refused('there is no document in the request');
  if (upload.bytes.length === 0) return refused('file must be non-empty');
  return { read: { document: { name: upload.file ?? '', content: upload.bytes.toString() } } };
}

const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));

/** The methods that show nothing. `memory` is what the server remembers between calls. */
export function otherMethod(method: string, params: Params, memory: ServerMemory): Answer {
  switch (method) {
    case 'getMe':
      return ok({ id: memory.botId, is_bot: true, first_name: 'Caderneta', username: memory.username });
    case 'sendChatAction':
      return params.action === 'typing' ? ok(true) : bad('wrong parameter action in request');
    case 'answerCallbackQuery':
      if (typeof params.callback_query_id === 'string' && params.callback_query_id !== 'velha') return ok(true);
      return bad('query is too old and response timeout expired or query ID is invalid');
    case 'setMyCommands': {
      const commands = Array.isArray(params.commands) ? params.commands.map(fields) : [];
      if (!commands.every(({ command }) => /^[a-z0-9_]{1,32}$/u.test(String(command))))
        return bad('BOT_COMMAND_INVALID');
      memory.commands = commands.map(({ command }) => String(command));
      return ok(true);
    }
    case 'setWebhook':
      if (!/^https:\/\//u.test(String(params.url)))
        return bad('bad webhook: An HTTPS URL must be provided for webhook');
      if (!/^[\w-]{1,256}$/u.test(String(params.secret_token)))
        return bad('secret token contains unallowed characters');
      memory.webhook = params;
      return ok(true);
    case 'getFile': {
      const file = memory.files.get(String(params.file_id));
      if (file === undefined) return bad('invalid file_id');
      if (file.bytes.length > 20 * 1024 * 1024) return bad('file is too big');
      return ok({ file_id: params.file_id, file_unique_id: 'u', file_size: file.bytes.length, file_path: file.path });
    }
    case 'getWebhookInfo':
      return ok({
        url: memory.webhook.url ?? '',
        has_custom_certificate: false,
        pending_update_count: 0,
        ...(memory.webhook.allowed_updates === undefined ? {} : { allowed_updates: memory.webhook.allowed_updates }),
        ...memory.deliveries,
      });
    default:
      return refuse(404, 'Not Found: method not found');
  }
}

export type ServerMemory = {
  readonly botId: number;
  readonly username: string;
  /** What people sent, by file_id. */
  readonly files: Map<string, { readonly path: string; readonly bytes: Buffer }>;
  commands: string[];
  webhook: Params;
  /** How deliveries to the webhook went, in the fields of getWebhookInfo. */
  deliveries?: Params;
};
