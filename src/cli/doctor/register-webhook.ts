// Registers the Telegram webhook. Pending updates are kept: after an outage they are people's messages.

import { registerBot } from '../../channels/telegram/registration.ts';
import { fail, type Result, succeed } from '../../domain/result.ts';
import { readConfig } from '../../runtime/config.ts';
import { http } from '../../runtime/rim.ts';

/** @returns a sentence with the result, success or failure. */
export async function registerWebhook(
  env: Readonly<Record<string, string | undefined>>,
  address: string,
): Promise<Result<string, string>> {
  const config = readConfig(env);
  if (!config.ok) return fail('Telegram: não registrei nada; corrija antes a configuração abaixo.');
  const bot = config.value.telegram;
  if (bot === undefined) return fail('Telegram: faltam TELEGRAM_BOT_TOKEN e TELEGRAM_WEBHOOK_SECRET.');
  if (URL.parse(address)?.protocol !== 'https:') {
    return fail(`Telegram: o endereço precisa ser o público, com https://, e não ${address}.`);
  }
  const url = `${address.replace(/\/+$/, '')}/webhooks/telegram`;
  const registered = await registerBot({ ...bot, fetch: http }, { url, secret: bot.secret });
  return registered.ok
    ? succeed(`Telegram: @${registered.value.username} agora entrega em ${url}.`)
    : fail(`Telegram: não aceitou o registro (${registered.failure.reason}).`);
}
