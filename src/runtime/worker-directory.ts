// The agent directory as seen by an account's object: one call to the platform object per message an agent may answer.

import type { AgentDirectory } from '../domain/agent-directory.ts';
import { PLATFORM_NAME } from './worker-ingress.ts';

/** Rejects when the platform object cannot be reached; the message is then tried again. */
export function workerDirectory(env: Pick<Cloudflare.Env, 'PLATFORM'>): AgentDirectory {
  const platform = () => env.PLATFORM.getByName(PLATFORM_NAME);
  return {
    current: async () => platform().directory(),
    text: async (stamp) => platform().instructions(stamp),
  };
}
