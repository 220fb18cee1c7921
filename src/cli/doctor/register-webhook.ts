// Tells Telegram where we are. Pending updates are never dropped: after an outage they are people's messages.

import { registerBot } from '../../channels/telegram/registration.ts';
import { readConfig } from '../../runtime/config.ts';
import { http } from '../../runtime/rim.ts';

/** @returns a sentence that says how it went. */
export async function registerWebhook(
  env: Readonly<Record<string, string | undefined>>,
  address: string,
): Promise<string> {
  const config = readConfig(env);
  const bot = config.ok ? config.value.telegram : undefined;
  if (bot === undefined) return 'Telegram: faltam TELEGRAM_BOT_TOKEN e TELEGRAM_WEBHOOK_SECRET.';
  const url = `${address.replace(/\/+$/, '')}/webhooks/telegram`;
  const registered = await registerBot({ ...bot, fetch: http }, { url, secret: bot.secret });
  return registered.ok
    ? `Telegram: @${registered.value.username} agora entrega em ${url}.`
    : `Telegram: não aceitou o registro (${registered.failure.reason}).`;
}
