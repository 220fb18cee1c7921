// The world outside the server: both platforms' APIs as real HTTP servers in this process, which outlives every child, and the
// environment that points a server at them.

import { type GraphServer, startGraphServer } from '../../fakes/graph-server.ts';
import { type TelegramServer, telegramServer } from '../../fakes/telegram-server.ts';

export const TELEGRAM_TOKEN = '700000001:PROVE-AAAAAAAAAAAAAAAAAAAAAAAA';
export const TELEGRAM_SECRET = 'prove-secret-0123456789';
export const APP_SECRET = 'prove-app-secret-0123456789';
export const PHONE_NUMBER_ID = '106540352242922';

export type World = {
  readonly telegram: TelegramServer;
  readonly graph: GraphServer;
  /** Both channels configured against this world; a free port; logs that say what went wrong. */
  readonly env: (databasePath: string) => Record<string, string>;
  close(): Promise<void>;
};

export async function openWorld(): Promise<World> {
  const telegram = await telegramServer(TELEGRAM_TOKEN);
  const graph = await startGraphServer({
    token: 'prove-graph-token',
    phoneNumberId: PHONE_NUMBER_ID,
    appSecret: APP_SECRET,
  });
  return {
    telegram,
    graph,
    env: (databasePath) => ({
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_PATH: databasePath,
      LOG_LEVEL: 'error',
      WEB_CHANNEL: '0',
      TELEGRAM_BOT_TOKEN: TELEGRAM_TOKEN,
      TELEGRAM_WEBHOOK_SECRET: TELEGRAM_SECRET,
      TELEGRAM_API_ROOT: telegram.url,
      WHATSAPP_TOKEN: 'prove-graph-token',
      WHATSAPP_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
      WHATSAPP_APP_SECRET: APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: 'prove-verify-token',
      WHATSAPP_API_ROOT: graph.root,
    }),
    async close() {
      await telegram.close();
      await graph.close();
    },
  };
}
