// Checks the bot's token and the webhook as Telegram sees it.

import { type WebhookState, webhookState } from '../../channels/telegram/registration.ts';
import { reasonWords } from '../../http/reason-words.ts';
import type { TelegramConfig } from '../../runtime/config.ts';
import { http } from '../../runtime/rim.ts';
import type { Finding } from './finding.ts';
import { TELEGRAM_PATH } from './register-webhook.ts';

const DAY_MS = 86_400_000;
const REGISTER = 'npm run doctor -- --registrar https://SEU-ENDERECO';

/** @param now epoch ms. @param zone IANA, for the times shown. */
export async function* telegramFindings(
  bot: TelegramConfig | undefined,
  { now, zone }: { readonly now: number; readonly zone: string },
): AsyncGenerator<Finding> {
  if (bot === undefined) return yield { level: 'off', what: 'Telegram: não configurado' };
  const state = await webhookState({ ...bot, fetch: http });
  if (!state.ok) {
    const { badToken, reason } = state.failure;
    if (badToken) {
      const todo = 'copie de novo o TELEGRAM_BOT_TOKEN; o @BotFather mostra o atual em /mybots';
      return yield { level: 'problem', what: `Telegram: nenhum bot tem este token (${reason})`, todo };
    }
    const todo = 'veja a rede, e TELEGRAM_API_ROOT se o mudou';
    return yield {
      level: 'warning',
      what: `Telegram: não consegui perguntar pelo webhook (${reasonWords(reason)})`,
      todo,
    };
  }
  yield* webhookFindings(state.value, now, zone);
}

function* webhookFindings(state: WebhookState, now: number, zone: string): Generator<Finding> {
  const { url, pending, missing, lastError } = state;
  if (url === '') return yield { level: 'warning', what: 'Telegram: nenhum webhook registrado', todo: REGISTER };
  if (!url.endsWith(TELEGRAM_PATH)) {
    return yield { level: 'warning', what: `Telegram: o webhook está em ${url}, que não é daqui`, todo: REGISTER };
  }
  yield { level: 'ok', what: `Telegram: webhook em ${url}, ${pending} na fila` };
  if (missing.length > 0) {
    yield {
      level: 'warning',
      what: `Telegram: não chegam ${missing.join(', ')}`,
      todo: `registre de novo: ${REGISTER}`,
    };
  }
  // Telegram goes on telling the last error long after deliveries work again.
  if (lastError === undefined || (pending === 0 && now - lastError.at > DAY_MS)) return;
  const when = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  yield {
    level: 'warning',
    what: `Telegram: último erro de entrega, em ${when.format(lastError.at)}: ${lastError.text}`,
    todo: remedyOf(lastError.text),
  };
}

/** Sentences of Telegram's server and what usually causes them. */
const REMEDIES: readonly (readonly [error: RegExp, remedy: string])[] = [
  [/\b401\b/u, `o segredo registrado é outro; registre de novo: ${REGISTER}`],
  [/\b(?:404|405)\b/u, 'o endereço chega a outro programa: veja para onde o proxy leva'],
  [/\b413\b/u, 'o proxy recusa corpos grandes: deixe passar 4 MB'],
  [/ssl|certificate/iu, 'o certificado do endereço não serve: veja o HTTPS do proxy'],
  [/resolve host/iu, 'o nome do endereço não existe no DNS'],
];

const remedyOf = (error: string): string =>
  REMEDIES.find(([pattern]) => pattern.test(error))?.[1] ??
  'veja se o serviço está no ar e se o proxy leva até ele; o que está na fila chega depois';
