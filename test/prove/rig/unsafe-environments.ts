// Environments nobody may be allowed to run with: each with the variable that the refusal has to name.

import { APP_SECRET, PHONE_NUMBER_ID, TELEGRAM_SECRET, TELEGRAM_TOKEN } from './world.ts';

export type UnsafeEnvironment = { readonly names: string; readonly env: Readonly<Record<string, string>> };

const TELEGRAM = { TELEGRAM_BOT_TOKEN: TELEGRAM_TOKEN, TELEGRAM_WEBHOOK_SECRET: TELEGRAM_SECRET };
const WHATSAPP = {
  WHATSAPP_TOKEN: 'prove-graph-token',
  WHATSAPP_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
  WHATSAPP_APP_SECRET: APP_SECRET,
  WHATSAPP_VERIFY_TOKEN: 'prove-verify-token',
};

const ROOTS = [
  'http://api.telegram.org',
  'http://127.0.0.1.evil.example',
  'http://localhost@evil.example',
  'ftp://127.0.0.2',
  'api.telegram.org',
  'javascript:1',
];
const TOKENS = ['token', '123456', '123456:curto', ':AAAAAAAAAAAAAAAAAAAAAAAA', `${TELEGRAM_TOKEN} x`];
const SECRETS = ['curto', 'a'.repeat(15), 'a'.repeat(257), 'segredo com espaço 123', 'ação-com-acento-1234'];

const one = (variable: string, value: string, rest: Record<string, string> = {}): UnsafeEnvironment => ({
  names: variable,
  env: { ...rest, [variable]: value },
});

/** Every way to give some of the variables that only make sense together. */
function partial(group: Readonly<Record<string, string>>): UnsafeEnvironment[] {
  const names = Object.keys(group);
  const subsets = Array.from({ length: 2 ** names.length - 2 }, (_, i) =>
    names.filter((_name, bit) => ((i + 1) >> bit) & 1),
  );
  return subsets.flatMap((given) => {
    const env = Object.fromEntries(given.map((name) => [name, group[name] ?? '']));
    const missing = names.filter((name) => !given.includes(name));
    // Left out, and given as nothing, is the same.
    const emptied = { ...env, ...Object.fromEntries(missing.map((name) => [name, ''])) };
    return [env, emptied].map((each) => ({ names: missing[0] ?? '', env: each }));
  });
}

export const unsafeEnvironments: readonly UnsafeEnvironment[] = [
  ...partial(TELEGRAM),
  ...partial(WHATSAPP),
  ...partial(WHATSAPP).map(({ names, env }) => ({ names, env: { ...TELEGRAM, ...env } })),
  ...TOKENS.map((token) => one('TELEGRAM_BOT_TOKEN', token, TELEGRAM)),
  ...SECRETS.map((secret) => one('TELEGRAM_WEBHOOK_SECRET', secret, TELEGRAM)),
  ...ROOTS.map((root) => one('TELEGRAM_API_ROOT', root, TELEGRAM)),
  ...ROOTS.map((root) => one('WHATSAPP_API_ROOT', root, WHATSAPP)),
  one('WHATSAPP_APP_SECRET', 'curto', WHATSAPP),
  ...['-1', '65536', '80.5', 'oitenta', '8080 '.repeat(2)].map((port) => one('PORT', port)),
  ...['Brasil/Central', 'BRT-3', '../etc'].map((zone) => one('TZ_DEFAULT', zone)),
  ...['loud', 'DEBUG'].map((level) => one('LOG_LEVEL', level)),
  // Taken for development, these would open the simulator and its clock.
  ...['prod', 'Production'].map((mode) => one('NODE_ENV', mode)),
  ...['WEB_CHANNEL', 'CHARTS', 'LINK_PREVIEW_ALLOW_PRIVATE'].map((name) => one(name, 'false')),
  one('WHATSAPP_PHONE_NUMBER_ID', '+55 11 99999-0000', WHATSAPP),
];
