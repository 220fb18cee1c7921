// A Log that redacts every line, including error messages.

import type { Log } from '../ports.ts';
import { redactDeep } from './redact.ts';
import { redactOnce } from './redact-once.ts';

/** The same log with every string of `data` redacted, at any depth. */
export function redactedLog(log: Log): Log {
  const once = redactOnce();
  const safe = (level: keyof Log) => (event: string, data?: Record<string, unknown>) =>
    data === undefined ? log[level](event) : log[level](event, redactDeep(data, once) as Record<string, unknown>);
  return { info: safe('info'), warn: safe('warn'), error: safe('error') };
}
