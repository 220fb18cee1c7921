// What linking two channels needs when every account is in one database.

import { hexOf } from '../domain/hex.ts';
import type { AccountId } from '../domain/ids.ts';
import type { Hmac } from '../ports.ts';
import type { Linking } from '../store/links.ts';
import type { KeyedRunner } from './keyed-runner.ts';

type Rim = { readonly hmac: Hmac; readonly defer: (work: () => void) => void };

/** The stored hash of a code. */
export const linkCodeHash = (hmac: Hmac, code: string): string =>
  hexOf(hmac('caderneta link code', new TextEncoder().encode(code)));

/** @param runners lanes that received identities; woken once this transaction has committed. */
export const linkingWith = (
  { hmac, defer }: Rim,
  runners: () => readonly Pick<KeyedRunner<AccountId>, 'wake'>[],
): Linking => ({
  hash: (code) => linkCodeHash(hmac, code),
  moved: (to) =>
    defer(() => {
      for (const runner of runners()) runner.wake(to);
    }),
});
