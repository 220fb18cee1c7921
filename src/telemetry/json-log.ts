// A Log that writes one JSON line per event. Message text is never logged, only ids, kinds and reasons.

import type { Clock, Log } from '../ports.ts';

const RANK = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const;
type Level = 'info' | 'warn' | 'error';

/** @param write receives one line without a line break. */
export function jsonLog(clock: Clock, level: keyof typeof RANK, write: (line: string) => void): Log {
  const at = (kind: Level) => (event: string, data?: Record<string, unknown>) => {
    if (RANK[kind] < RANK[level]) return;
    write(JSON.stringify({ at: new Date(clock.now()).toISOString(), level: kind, event, ...data }));
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
