// Registers the Telegram webhook. Pending updates are kept: after an outage they are people's messages.

import { registerBot } from '../../channels/telegram/registration.ts';
import { fail, type Result, succeed } from '../../domain/result.ts';
import { reasonWords } from '../../http/reason-words.ts';
import { readConfig } from '../../runtime/config.ts';
import { http } from '../../runtime/rim.ts';

/** Where the service listens for Telegram. */
export const TELEGRAM_PATH = '/webhooks/telegram';

/** '' is 443. */
const PORTS: ReadonlySet<string> = new Set(['', '80', '88', '8443']);

/** @returns a sentence with the result, success or failure. */
export async function registerWebhook(
  env: Readonly<Record<string, string | undefined>>,
  address: string,
): Promise<Result<string, string>> {
  const config = readConfig(env);
  if (!config.ok) return fail('Telegram: não registrei nada; corrija antes a configuração abaixo.');
  const bot = config.value.telegram;
  if (bot === undefined) return fail('Telegram: faltam TELEGRAM_BOT_TOKEN e TELEGRAM_WEBHOOK_SECRET.');
  const { protocol, port = '', search, hash } = URL.parse(address) ?? {};
  if (protocol !== 'https:') {
    return fail(`Telegram: o endereço precisa ser o público, com https://, e não ${address}.`);
  }
  if (search !== '' || hash !== '') return fail(`Telegram: o endereço vai sem ? e sem #, e não ${address}.`);
  if (!PORTS.has(port)) return fail(`Telegram: só entrega nas portas 443, 80, 88 e 8443, e não em ${address}.`);
  const base = address.replace(/\/+$/, '');
  const url = base.endsWith(TELEGRAM_PATH) ? base : `${base}${TELEGRAM_PATH}`;
  const registered = await registerBot({ ...bot, fetch: http }, { url, secret: bot.secret });
  if (!registered.ok && registered.failure.badToken) return fail('Telegram: nenhum bot tem o TELEGRAM_BOT_TOKEN dado.');
  return registered.ok
    ? succeed(`Telegram: @${registered.value.username} agora entrega em ${url}.`)
    : fail(`Telegram: não aceitou o registro (${reasonWords(registered.failure.reason)}).`);
}
