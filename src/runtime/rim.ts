// The effects of a running Node process, as ports: clock, tokens, hashes, files, timers, log.

import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Assets, Clock, Hmac, Http, Ids, Timers } from '../ports.ts';

export const systemClock: Clock = { now: () => Date.now() };

/** 72 random bits, URL-safe. */
export const randomIds: Ids = { token: () => randomBytes(9).toString('base64url') };

export const hmac: Hmac = (secret, bytes) => createHmac('sha256', secret).update(bytes).digest();

export const http: Http = (url, init) => fetch(url, init);

export const ticks = (): number => performance.now();

export const timers: Timers = {
  every(ms, work) {
    const timer = setInterval(work, ms);
    timer.unref();
    return () => clearInterval(timer);
  },
};

/** Files beside the sources, read once. */
export function assetsIn(folder: URL): Assets {
  const texts = new Map<string, string>();
  return (path) => {
    let text = texts.get(path);
    if (text === undefined) {
      text = readFileSync(new URL(path, folder), 'utf8');
      texts.set(path, text);
    }
    return text;
  };
}
