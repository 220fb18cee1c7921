// One message a person writes, as the webhook that carries it, and the model's memory of whether we were told 200.

import { signedWebhook } from '../../fakes/signed-webhook.ts';
import { APP_SECRET, PHONE_NUMBER_ID, TELEGRAM_SECRET } from './world.ts';

export type Letter = {
  readonly channel: 'telegram' | 'whatsapp';
  readonly nativeId: string;
  /** A chat with one person; on both channels chat and person are the same. */
  readonly person: string;
  /** 1, 2, 3… in its chat, in the order written. */
  readonly order: number;
  /** Stands in the text, and therefore in the note and in the reply. */
  readonly mark: string;
  readonly text: string;
  /** At least one 200 came back. */
  acked: boolean;
};

export type Posting = {
  readonly path: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Record<string, string>;
};

/** Seconds. Never late for the product, whose clock is this one or, in a lab, behind it. */
const SENT_AT = Math.floor(Date.now() / 1000);

/** A note with a mark nobody else writes. */
export function noteLetter(channel: Letter['channel'], person: string, order: number, serial: number): Letter {
  const mark = `prova${serial}x${person.slice(-4)}n${order}`;
  const nativeId = channel === 'telegram' ? String(814_000_000 + serial) : `wamid.PROVE${serial}`;
  return { channel, nativeId, person, order, mark, text: `anota ${mark}`, acked: false };
}

/** The webhook of a letter, byte for byte the same each time. */
export const postingOf = (letter: Letter): Posting =>
  letter.channel === 'telegram' ? telegramPosting(telegramUpdate(letter)) : whatsappPosting(whatsappBody([letter]));

export function telegramPosting(update: unknown): Posting {
  return {
    path: '/webhooks/telegram',
    body: new TextEncoder().encode(JSON.stringify(update)),
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': TELEGRAM_SECRET },
  };
}

export function whatsappPosting(body: unknown): Posting {
  const { raw, headers } = signedWebhook(body, APP_SECRET);
  return { path: '/webhooks/whatsapp', body: raw, headers };
}

function telegramUpdate({ nativeId, person, order, text }: Letter): unknown {
  const id = Number(person);
  return {
    update_id: Number(nativeId),
    message: {
      message_id: order,
      from: { id, is_bot: false, first_name: 'Ana', language_code: 'pt-br' },
      chat: { id, first_name: 'Ana', type: 'private' },
      date: SENT_AT,
      text,
    },
  };
}

export function whatsappBody(letters: readonly Letter[]): unknown {
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '551150283881', phone_number_id: PHONE_NUMBER_ID },
    contacts: letters.map(({ person }) => ({ profile: { name: 'Ana' }, wa_id: person })),
    messages: letters.map(({ nativeId, person, text }) => ({
      from: person,
      id: nativeId,
      timestamp: String(SENT_AT),
      type: 'text',
      text: { body: text },
    })),
  };
  return {
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes: [{ value, field: 'messages' }] }],
  };
}
