// The product as the benchmarks configure it: both platforms, secrets everybody knows, nobody outside to talk to.

import type { Config } from '../src/runtime/config.ts';
import { PHONE_NUMBER_ID, SECRET } from './load/webhook-bodies.ts';

export const benchConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  databasePath: ':memory:',
  zone: 'America/Sao_Paulo',
  logLevel: 'silent',
  production: true,
  webChannel: false,
  tmdb: { apiKey: undefined, baseUrl: 'http://127.0.0.1:9' },
  youtubeBaseUrl: 'http://127.0.0.1:9',
  market: {
    brapi: { token: undefined, baseUrl: '' },
    yahooBaseUrl: '',
    bcbBaseUrl: '',
    serper: { apiKey: undefined, baseUrl: '' },
  },
  charts: false,
  linksMayBePrivate: false,
  llm: { providers: {}, modelsFor: () => [], maxDailyTokens: 0, maxDailyTokensPerAccount: 0 },
  telegram: { token: '123456:bench-token-000000000000', secret: SECRET, apiRoot: 'http://127.0.0.1:9' },
  whatsapp: {
    token: 'bench-token',
    phoneNumberId: PHONE_NUMBER_ID,
    appSecret: SECRET,
    verifyToken: 'bench-verify',
    apiRoot: 'http://127.0.0.1:9',
  },
};
