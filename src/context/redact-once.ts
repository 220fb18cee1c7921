// Caches redacted texts: the same history is sent with every message, and logs repeat themselves.

import { recentlyUsed } from '../domain/recently-used.ts';
import { redact } from './redact.ts';

const REMEMBERED_UNITS = 1_000_000;

/** @returns `redact`, with a memory of its own. */
export function redactOnce(): (text: string) => string {
  const known = recentlyUsed<string>(REMEMBERED_UNITS, (key, value) => key.length + value.length + 1);
  return (text) => {
    const safe = known.get(text) ?? redact(text);
    known.set(text, safe);
    return safe;
  };
}
