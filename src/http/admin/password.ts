// The admin password: compared in constant time, with failures limited per address and in total, at sign-in and at
// step-up.

import type { Context } from 'hono';
import { equalBytes } from '../../domain/equal-bytes.ts';
import { hexOf } from '../../domain/hex.ts';
import type { AdminDeps } from './admin-deps.ts';
import { normalisedIp } from './normalised-ip.ts';

/** Failures in 15 minutes (store/admin-gate). */
const MOST_FAILURES = 5;
const MOST_FAILURES_ALTOGETHER = 100;
const EVERYBODY = 'todos';

const encoder = new TextEncoder();
const digest = (deps: AdminDeps, text: string): Uint8Array => deps.hmac('caderneta-admin', encoder.encode(text));

/** The stored hash of a session cookie. */
export const sessionHash = (deps: AdminDeps, cookie: string): string => hexOf(digest(deps, cookie));

/** The peer in the form used for counting failures: an IPv6 address is its /64. */
export const addressOf = (deps: AdminDeps, c: Context): string => normalisedIp(deps.ipOf(c));

/** Checks a password; a wrong one is counted and audited. `too_many` does not reveal whether it was right. */
export async function tryPassword(
  deps: AdminDeps,
  c: Context,
  given: () => Promise<string>,
): Promise<'right' | 'wrong' | 'too_many'> {
  const { gate, clock, commit, audit } = deps;
  const now = clock.now();
  const ip = addressOf(deps, c);
  if (gate.failures(ip, now) >= MOST_FAILURES || gate.failures(EVERYBODY, now) >= MOST_FAILURES_ALTOGETHER)
    return 'too_many';
  if (equalBytes(digest(deps, await given()), digest(deps, deps.password))) return 'right';
  await commit(() => {
    gate.failed(ip, now);
    gate.failed(EVERYBODY, now);
    audit.add({ at: now, who: ip, action: 'signin.failed', subject: 'admin', before: '', after: '' });
  });
  return 'wrong';
}

export const WRONG = 'Senha errada.';
export const TOO_MANY = 'Muitas tentativas. Espere 15 minutos.';
export const TOO_MANY_SECONDS = '900';
