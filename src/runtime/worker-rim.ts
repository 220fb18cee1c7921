// An isolate's effects as ports: as on Node (nodejs_compat has node:crypto), except timers, which have no unref, and
// the log, which goes where the platform collects it.

import { redactedLog } from '../context/redacted-log.ts';
import type { Log, Timers } from '../ports.ts';
import { jsonLog } from '../telemetry/json-log.ts';
import type { Config } from './config.ts';
import { after, hmac, http, randomIds, systemClock, ticks } from './rim.ts';

const timers: Timers = {
  every(ms, work) {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
};

/** The clock does not advance during synchronous code: the platform gives no finer time. */
export const workerRim = { after, clock: systemClock, ticks, ids: randomIds, fetch: http, hmac, timers } as const;

/** One JSON line an event, redacted. */
export const workerLog = (config: Config): Log =>
  redactedLog(jsonLog(systemClock, config.logLevel, (line) => console.log(line)));
