// The effects of an isolate, as ports. node:crypto is there too (nodejs_compat); a disk and unref'd timers are not.

import { createHmac, randomBytes } from 'node:crypto';
import type { Clock, Hmac, Http, Ids, Log, Timers } from '../ports.ts';
import { jsonLog } from '../telemetry/json-log.ts';
import type { Config } from './config.ts';

/** Stands still while code runs without waiting: the platform gives no finer time. */
const clock: Clock = { now: () => Date.now() };

const ids: Ids = { token: () => randomBytes(9).toString('base64url') };

const hmac: Hmac = (secret, bytes) => createHmac('sha256', secret).update(bytes).digest();

/** A wrapper, because a fetch called as somebody's method throws "Illegal invocation" here. */
const http: Http = (url, init) => fetch(url, init);

const timers: Timers = {
  every(ms, work) {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
};

export const workerRim = { clock, ticks: () => performance.now(), ids, fetch: http, hmac, timers } as const;

export const workerLog = (config: Config): Log => jsonLog(clock, config.logLevel, (line) => console.log(line));
