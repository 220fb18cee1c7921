// A Node process's effects as ports: clock, tokens, hashes, timers.

import { createHmac, randomBytes } from 'node:crypto';
import type { After, Clock, Hmac, Http, Ids, Timers } from '../ports.ts';

export const systemClock: Clock = { now: () => Date.now() };

/** 72 random bits, URL-safe. */
export const randomIds: Ids = { token: () => randomBytes(9).toString('base64url') };

/** HMAC-SHA256, 32 bytes. */
export const hmac: Hmac = (secret, bytes) => createHmac('sha256', secret).update(bytes).digest();

/** The platform's fetch, behind the port so that tests may replace it. */
export const http: Http = (url, init) => fetch(url, init);

/** The timer keeps the process alive until it fires or is cancelled. */
export const after: After = (ms, work) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/** Monotonic milliseconds with fractions, for durations only. */
export const ticks = (): number => performance.now();

export const timers: Timers = {
  every(ms, work) {
    const timer = setInterval(work, ms);
    timer.unref();
    return () => clearInterval(timer);
  },
};
