// The bot's @name on Workers. An isolate forgets, so the platform object remembers; asked once per isolate, beside the
// first request and never in its way: groups need it, private chats do not wait for it.

import { PLATFORM_NAME } from './worker-ingress.ts';

export type WorkerBotName = {
  /** What is known by now. */
  readonly known: () => string | undefined;
  /** Asks unless it was asked; resolves when it is known or could not be. Never rejects. */
  readonly learn: () => Promise<void>;
};

export function workerBotName(env: Pick<Cloudflare.Env, 'PLATFORM'>): WorkerBotName {
  let name: string | undefined;
  let asked = false;
  return {
    known: () => name,
    async learn() {
      if (asked) return;
      asked = true;
      try {
        name = await env.PLATFORM.getByName(PLATFORM_NAME).botUsername();
      } catch {
        // The next isolate asks again; until then any "@…bot" in a group counts as ours.
      }
    },
  };
}
