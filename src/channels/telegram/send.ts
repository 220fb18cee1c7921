// Sends one stored call, with a single attempt. The only retry is a simpler form of the message, after an error that
// proves nothing was shown: markup Telegram cannot parse, a picture it cannot fetch, or a topic that is closed.

import { bytesOfBase64 } from '../../domain/base64.ts';
import type { SendResult } from '../../domain/message.ts';
import type { Address, Outgoing } from '../../ports.ts';
import type { Client } from './api-client.ts';
import { type Refusal, refusalOf, sendFailure } from './send-failure.ts';
import { readWire, type TelegramWire } from './wire.ts';

const PICTURE_TROUBLE =
  /wrong (?:type of the web page|file identifier)|failed to get http url|webpage_|photo_|image_process/iu;

/** The topic was deleted, or closed for all but admins. */
const TOPIC_TROUBLE = /message thread not found|topic_(?:closed|deleted|id_invalid)/iu;

type TextForm = 'html' | 'plain';

/** Never throws. `sent` carries Telegram's message id as decimal text ('' when a 2xx response has none). */
export async function send(
  client: () => Promise<Client>,
  token: string,
  outgoing: Outgoing,
  to: Address,
): Promise<SendResult> {
  const wire = readWire(outgoing.wire);
  if (wire === undefined) return { kind: 'refused', reason: 'not a Telegram call' };
  try {
    return await call(await client(), wire, to, 'html');
  } catch (error) {
    const plainer = plainerForm(refusalOf(error), wire, outgoing.plain);
    if (plainer === undefined) return sendFailure(error, token);
    try {
      return await call(await client(), plainer.wire, to, plainer.text);
    } catch (again) {
      return sendFailure(again, token);
    }
  }
}

function plainerForm(
  refusal: Refusal | undefined,
  wire: TelegramWire,
  plain: string,
): { wire: TelegramWire; text: TextForm } | undefined {
  if (refusal?.code !== 400) return undefined;
  if (/can't parse entities/iu.test(refusal.description)) return { wire: { ...wire, html: plain }, text: 'plain' };
  if (wire.topic !== undefined && TOPIC_TROUBLE.test(refusal.description)) {
    // A quotation would lead back to the same topic.
    const { topic: _, quote: __, ...elsewhere } = wire;
    return { wire: elsewhere as TelegramWire, text: 'html' };
  }
  if (wire.kind !== 'photo' || wire.html === '' || !PICTURE_TROUBLE.test(refusal.description)) return undefined;
  const { html, keyboard, quote, topic, answer } = wire;
  const rest = {
    ...(keyboard && { keyboard }),
    ...(quote && { quote }),
    ...(topic && { topic }),
    ...(answer && { answer }),
  };
  return { wire: { kind: 'text', html, ...rest }, text: 'html' };
}

async function call({ api, upload }: Client, wire: TelegramWire, to: Address, text: TextForm): Promise<SendResult> {
  const chat = /^-?\d{1,15}$/u.test(to.chat) ? Number(to.chat) : to.chat;
  const common = {
    ...(text === 'html' && { parse_mode: 'HTML' as const }),
    ...(wire.keyboard && { reply_markup: { inline_keyboard: wire.keyboard.map((row) => [...row]) } }),
    ...(wire.quote && { reply_parameters: { message_id: wire.quote, allow_sending_without_reply: true } }),
  };
  const placed = wire.topic === undefined ? common : { ...common, message_thread_id: wire.topic };
  const caption = wire.html === '' ? placed : { ...placed, caption: wire.html };
  let sent: { readonly message_id?: number } | true | undefined;
  const answered = wire.answer && !wire.keyboard && { reply_markup: { force_reply: true as const, selective: true } };
  const preview = { link_preview_options: { is_disabled: true } };
  if (wire.kind === 'text') sent = await api.sendMessage(chat, wire.html, { ...placed, ...preview, ...answered });
  else if (wire.kind === 'edit')
    sent = await api.editMessageText(chat, wire.message, wire.html, { ...common, ...preview });
  else if (wire.kind === 'document')
    sent = await api.sendDocument(chat, upload(documentBytes(wire), wire.name), caption);
  else if ('url' in wire) sent = await api.sendPhoto(chat, wire.url, caption);
  else sent = await api.sendPhoto(chat, upload(bytesOfBase64(wire.png), 'imagem.png'), caption);
  return { kind: 'sent', nativeId: String((typeof sent === 'object' ? sent.message_id : undefined) ?? '') };
}

const documentBytes = ({ content, encoding }: Extract<TelegramWire, { kind: 'document' }>): Uint8Array =>
  encoding === 'base64' ? bytesOfBase64(content) : new TextEncoder().encode(content);
