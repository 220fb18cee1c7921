// The settings of the worker under test, as `wrangler secret put` would give them, and where its platforms are.

export const TELEGRAM = {
  token: '700000002:FAKE-token-of-the-worker-0000',
  secret: 'segredo-do-webhook-0001',
} as const;

export const WHATSAPP = {
  token: 'EAAG-token-do-worker',
  phoneNumberId: '106540352242922',
  appSecret: 'segredo-do-aplicativo-do-worker',
  verifyToken: 'verifica-isto',
} as const;

declare module 'vitest' {
  interface ProvidedContext {
    gate: string;
    /** Addresses of telegramControl and graphControl. */
    telegramFake: string;
    /** Whether every golden conversation is played in workerd, which takes minutes more. */
    allChats: boolean;
    graphFake: string;
    /** What the worker under test talks to. */
    telegramRoot: string;
    graphRoot: string;
  }
}
