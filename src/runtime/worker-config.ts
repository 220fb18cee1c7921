// Parses a Worker's variables and secrets into the same settings as on Node.

import { type Config, readConfig } from './config.ts';

const known = new WeakMap<object, Config>();

/** @throws when a setting is incomplete or unsafe: the Worker then answers 503 to everything, which providers retry. */
export function workerConfig(env: Cloudflare.Env): Config {
  const before = known.get(env);
  if (before !== undefined) return before;
  const texts = Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const config = readConfig(Object.fromEntries(texts));
  if (!config.ok) {
    throw new Error(config.failure.map(({ variable, problem }) => `${variable}: ${problem}`).join('; '));
  }
  known.set(env, config.value);
  return config.value;
}
