// The webhooks that are fired: what Telegram and Meta send for one text message, every one new to the database. They wait in
// a file, ready-made, because signing costs about what answering costs and would be measured with it.

import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';

export const SECRET = 'bench-secret-0123456789';
export const PHONE_NUMBER_ID = '106540352242922';
const PEOPLE = 1000;

export type Wire = 'telegram' | 'whatsapp';

export const routeOf = (wire: Wire): string => `/webhooks/${wire}`;

export const headerOf = (wire: Wire): string =>
  wire === 'telegram' ? 'x-telegram-bot-api-secret-token' : 'x-hub-signature-256';

/** About 430 bytes, as in PERFORMANCE.md section 1. */
export function telegramBody(id: number): string {
  const person = { id: 5_000_000 + (id % PEOPLE), first_name: 'Ana Beatriz', last_name: 'Souza' };
  return JSON.stringify({
    update_id: id,
    message: {
      message_id: id,
      from: { ...person, is_bot: false, username: 'anabsouza', language_code: 'pt-br' },
      chat: { ...person, username: 'anabsouza', type: 'private' },
      date: 1_795_000_000,
      text: 'anota comprar leite, pão e café para a semana que vem e ligar para a tia Lúcia no domingo à tarde',
    },
  });
}

function whatsappBody(id: number): string {
  const person = `55119${String(10_000_000 + (id % PEOPLE))}`;
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '15550783881', phone_number_id: PHONE_NUMBER_ID },
              contacts: [{ profile: { name: 'Ana Beatriz' }, wa_id: person }],
              messages: [
                {
                  from: person,
                  id: `wamid.HBgNNTUxMTk5OTk5OTk5ORUCABIYFjNFQjA${id}`,
                  timestamp: '1795000000',
                  text: { body: 'anota comprar leite, pão e café para a semana que vem' },
                  type: 'text',
                },
              ],
            },
            field: 'messages',
          },
        ],
      },
    ],
  });
}

const signed = (body: string): string => `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`;

/** Writes `count` requests, one a line: value of the signing header, a tab, the body. Ids run from `from`. */
export function writeRequests(file: string, wire: Wire, from: number, count: number): void {
  const lines = Array.from({ length: count }, (_, i) => {
    const body = wire === 'telegram' ? telegramBody(from + i) : whatsappBody(from + i);
    return `${wire === 'telegram' ? SECRET : signed(body)}\t${body}\n`;
  });
  writeFileSync(file, lines.join(''));
}
