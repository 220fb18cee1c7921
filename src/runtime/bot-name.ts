// The bot's @name, asked of Telegram once and in the background: groups need it, private chats do not wait for it.

import { botIdentity } from '../channels/telegram/registration.ts';
import type { Http, Log } from '../ports.ts';
import type { Config } from './config.ts';

/** @returns what is known by now. */
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
