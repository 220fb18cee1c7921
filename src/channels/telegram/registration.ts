// Registers the webhook and reads its state; used by `doctor` and by deployment, never while serving. Pending updates
// are never dropped: after an outage they are people's messages.

import { fail, type Result, succeed } from '../../domain/result.ts';
import { apiClient, type TelegramAccess } from './api-client.ts';
import { BOT_COMMANDS } from './bot-commands.ts';
import { sendFailure } from './send-failure.ts';

/** Update kinds that are delivered; Telegram keeps the list until it is set again. `my_chat_member` reports blocks. */
const ALLOWED_UPDATES = ['message', 'edited_message', 'message_reaction', 'callback_query', 'my_chat_member'] as const;

/** What Telegram delivers, of these, to a webhook registered without a list. */
const BY_DEFAULT: readonly string[] = ALLOWED_UPDATES.filter((kind) => kind !== 'message_reaction');

/** `badToken`: Telegram knows no bot with it. */
export type RegistrationFailure = { readonly reason: string; readonly badToken?: true };

export type WebhookState = {
  /** '' when no webhook is set. */
  readonly url: string;
  readonly pending: number;
  /** Kinds of updates we read and Telegram does not deliver. */
  readonly missing: readonly string[];
  /** Description and time (epoch ms) of the latest failed delivery. */
  readonly lastError?: { readonly text: string; readonly at: number };
};

export type BotIdentity = { readonly id: number; readonly username: string };

/**
 * Sets the webhook (HTTPS, port 443, 80, 88 or 8443) and the command menu. Idempotent. `secret`: 1-256 of A-Za-z0-9_-.
 */
export function registerBot(
  access: TelegramAccess,
  webhook: { readonly url: string; readonly secret: string },
): Promise<Result<BotIdentity, RegistrationFailure>> {
  return attempt(access, async (api) => {
    const { id, username } = await api.getMe();
    await api.setMyCommands(BOT_COMMANDS.map((command) => ({ ...command })));
    await api.setWebhook(webhook.url, { secret_token: webhook.secret, allowed_updates: ALLOWED_UPDATES });
    return { id, username };
  });
}

/** Id and username of the bot the token belongs to (getMe). */
export function botIdentity(access: TelegramAccess): Promise<Result<BotIdentity, RegistrationFailure>> {
  return attempt(access, async (api) => {
    const { id, username } = await api.getMe();
    return { id, username };
  });
}

/** State of the webhook (getWebhookInfo). A growing `pending` or a recent `lastError` means that deliveries fail. */
export function webhookState(access: TelegramAccess): Promise<Result<WebhookState, RegistrationFailure>> {
  return attempt(access, async (api) => {
    const webhook = await api.getWebhookInfo();
    const { last_error_date: date, last_error_message: text } = webhook;
    return {
      url: webhook.url ?? '',
      pending: webhook.pending_update_count,
      missing: ALLOWED_UPDATES.filter((kind) => !(webhook.allowed_updates ?? BY_DEFAULT).includes(kind)),
      ...(date !== undefined && { lastError: { text: text ?? '', at: date * 1000 } }),
    };
  });
}

type Calls = Awaited<ReturnType<ReturnType<typeof apiClient>>>['api'];

async function attempt<T>(
  access: TelegramAccess,
  work: (api: Calls) => Promise<T>,
): Promise<Result<T, RegistrationFailure>> {
  try {
    const { api } = await apiClient(access)();
    return succeed(await work(api));
  } catch (error) {
    const failure = sendFailure(error, access.token);
    return fail({
      reason: 'reason' in failure ? failure.reason : failure.kind,
      ...(failure.kind === 'halted' && { badToken: true as const }),
    });
  }
}
