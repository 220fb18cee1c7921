// The bot's @name, requested from Telegram once in the background: only groups need it.

import { botIdentity } from '../channels/telegram/registration.ts';
import type { Http, Log } from '../ports.ts';
import type { Config } from './config.ts';

/** @returns the name if already known. */
export function botName(config: Config, fetch: Http, log: Log): () => string | undefined {
  let username: string | undefined;
  const { telegram } = config;
  if (telegram === undefined) return () => undefined;
  void botIdentity({ ...telegram, fetch }).then((identity) => {
    if (identity.ok) ({ username } = identity.value);
    else log.warn('telegram did not say who we are', { reason: identity.failure.reason });
  });
  return () => username;
}
