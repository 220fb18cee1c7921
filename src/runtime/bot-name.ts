// The bot's @name, requested from Telegram in the background: only groups need it. Until it is known any "@…bot" counts
// as ours, so a request that failed is repeated.

import { botIdentity } from '../channels/telegram/registration.ts';
import type { After, Http, Log } from '../ports.ts';
import type { Config } from './config.ts';

const RETRY_MS = 60_000;

/** @returns the name if already known. */
export function botName(
  { telegram }: Pick<Config, 'telegram'>,
  { fetch, log, after }: { readonly fetch: Http; readonly log: Log; readonly after: After },
): () => string | undefined {
  let username: string | undefined;
  if (telegram === undefined) return () => undefined;
  const ask = async (): Promise<void> => {
    const identity = await botIdentity({ ...telegram, fetch });
    if (identity.ok) {
      ({ username } = identity.value);
      return;
    }
    const { reason, badToken } = identity.failure;
    log.warn('telegram did not say who we are', { reason });
    if (!badToken) after(RETRY_MS, () => void ask());
  };
  void ask();
  return () => username;
}
