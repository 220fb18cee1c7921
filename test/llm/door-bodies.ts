// What the platforms send for what a person sends, and what the person sees of what we answer.

import type { Arrived } from '../fakes/graph-server.ts';
import type { ShownMessage } from '../fakes/telegram-methods.ts';
import { onScreen } from '../fakes/whatsapp-screen.ts';

export type Sent =
  | { readonly text: string }
  | { readonly media: 'voice' | 'photo'; readonly bytes: Uint8Array; readonly caption?: string }
  | {
      readonly media: 'document';
      readonly name: string;
      readonly mime: string;
      readonly bytes: Uint8Array;
      readonly caption?: string;
    };

type Media = Extract<Sent, { media: string }>;

export type Screen = { readonly text: string; readonly buttons: readonly string[] };

/** Where Telegram keeps what was sent, and what WhatsApp calls it. */
const KEPT = {
  voice: { path: (id: string) => `voice/${id}.oga`, type: 'audio', mime: 'audio/ogg; codecs=opus' },
  photo: { path: (id: string) => `photos/${id}.jpg`, type: 'image', mime: 'image/jpeg' },
  document: { path: (id: string) => `documents/${id}`, type: 'document', mime: 'application/octet-stream' },
} as const;

/** @param count of the messages so far. @param fileId of what is attached. */
export function telegramUpdate(sent: Sent, count: number, fileId: string, person = 42): string {
  const message = {
    message_id: count,
    from: { id: person, is_bot: false, first_name: 'Ana' },
    chat: { id: person, type: 'private', first_name: 'Ana' },
    date: Math.floor(Date.now() / 1000),
    ...('text' in sent
      ? { text: sent.text }
      : {
          ...(sent.caption === undefined ? {} : { caption: sent.caption }),
          [sent.media]: telegramFile(sent, { file_id: fileId, file_unique_id: 'u' }),
        }),
  };
  return JSON.stringify({ update_id: 9_000 + count, message });
}

function telegramFile(sent: Media, id: { readonly file_id: string; readonly file_unique_id: string }): unknown {
  if (sent.media === 'voice') return { ...id, duration: 3, mime_type: 'audio/ogg' };
  if (sent.media === 'document') return { ...id, file_name: sent.name, mime_type: sent.mime };
  return [{ ...id, width: 900, height: 1200 }];
}

export const telegramPath = ({ media }: Media, fileId: string): string => KEPT[media].path(fileId);

export const telegramScreen = ({ text, choices }: ShownMessage): Screen => ({
  text,
  buttons: choices.map((one) => one.label),
});

const typeOf = (sent: Sent) => ('text' in sent ? 'text' : KEPT[sent.media].type);

export const whatsappMime = (sent: Media): string => (sent.media === 'document' ? sent.mime : KEPT[sent.media].mime);

const ANA = { id: 'BR.1502576394655843', phone: '5511999990001' };

/** @param mediaId of what is attached. @param person by their business-scoped id and their number. */
export function whatsappBody(sent: Sent, count: number, mediaId: string, phoneNumberId: string, person = ANA): unknown {
  const type = typeOf(sent);
  const content =
    'text' in sent
      ? { body: sent.text }
      : {
          id: mediaId,
          mime_type: whatsappMime(sent),
          ...(type === 'audio' ? { voice: true } : {}),
          ...(sent.media === 'document' ? { filename: sent.name } : {}),
          ...(sent.caption === undefined ? {} : { caption: sent.caption }),
        };
  return whatsappMessage({ type, [type]: content }, count, phoneNumberId, person);
}

/** @param fields of the message, as Meta names them. */
export function whatsappMessage(fields: object, count: number, phoneNumberId: string, person = ANA): unknown {
  const message = {
    from: person.phone,
    from_user_id: person.id,
    id: `wamid.${count}`,
    timestamp: String(Math.floor(Date.now() / 1000)),
    ...fields,
  };
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '551150283881', phone_number_id: phoneNumberId },
    contacts: [{ profile: { name: 'Ana' }, wa_id: person.phone, user_id: person.id }],
    messages: [message],
  };
  return { object: 'whatsapp_business_account', entry: [{ id: '1', changes: [{ value, field: 'messages' }] }] };
}

export function whatsappScreen({ body }: Arrived): Screen {
  const { text, interactive } = body as {
    text?: { body: string };
    interactive?: { body: { text: string }; action: { buttons?: { reply: { title: string } }[] } };
  };
  const buttons = interactive?.action.buttons?.map(({ reply }) => reply.title) ?? [];
  return { text: onScreen(interactive?.body.text ?? text?.body ?? ''), buttons };
}
