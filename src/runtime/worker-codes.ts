// The code board as seen by an account's object: one call when a code is made, one when an unknown code is typed.

import type { AccountHome } from './account-home.ts';
import type { CodeBoard } from './code-board.ts';
import { linkCodeHash } from './linking.ts';
import { PLATFORM_NAME } from './worker-ingress.ts';
import { workerRim } from './worker-rim.ts';

/** `whereIs` answers undefined for an unknown or expired code. */
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
      // An account that moved in brought its codes along.
      return home === undefined || home === self.name() || self.guests().includes(home) ? undefined : home;
    },
  };
}
