// The bot's @name on Workers. An isolate forgets, so the platform object remembers it; requested once per isolate, in
// parallel with the first request: only groups need it.

import { PLATFORM_NAME } from './worker-ingress.ts';

export type WorkerBotName = {
  /** The name if already known. */
  readonly known: () => string | undefined;
  /** Requests it once; resolves when it is known or could not be. Never rejects. */
  readonly learn: () => Promise<void>;
};

/** `known` is undefined until learned; a failure to learn is tried again by the next isolate. */
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
        // The next isolate tries again; until then any "@…bot" in a group counts as ours.
      }
    },
  };
}
