// The code board as an account's object sees it: one call when a code is made, one when somebody types one that is not its own.

import type { AccountHome } from './account-home.ts';
import type { CodeBoard } from './code-board.ts';
import { linkCodeHash } from './linking.ts';
import { PLATFORM_NAME } from './worker-ingress.ts';
import { workerRim } from './worker-rim.ts';

export function workerCodes(env: Pick<Cloudflare.Env, 'PLATFORM'>, self: AccountHome): CodeBoard {
  const platform = () => env.PLATFORM.getByName(PLATFORM_NAME);
  return {
    hash: (code) => linkCodeHash(workerRim.hmac, code),
    async publish(codes) {
      const home = self.name();
      if (home !== undefined) await platform().publishCodes(home, codes);
    },
    async whereIs(hash) {
      const home = await platform().whoseCode(hash);
      // Whoever moved in brought their codes along.
      return home === undefined || home === self.name() || self.guests().includes(home) ? undefined : home;
    },
  };
}
