// Four-level cache of instructions (SPEC section 3). It saves reads from the store or the platform object, not model
// tokens. Every key contains a version, so an edit is a miss and nothing needs invalidation.

import type { Level, Stamp } from '../domain/agent.ts';
import type { AgentDirectory } from '../domain/agent-directory.ts';
import { MINUTE_MS } from '../domain/durations.ts';
import type { Instant } from '../domain/ids.ts';
import type { Clock } from '../ports.ts';

export type CopyLevel = Level | 'session';

/** seeds/agent-management.md section 3.2. */
export const COPY_TTL_MS: Readonly<Record<CopyLevel, number>> = {
  platform: 120 * MINUTE_MS,
  team: 60 * MINUTE_MS,
  agent: 60 * MINUTE_MS,
  session: 30 * MINUTE_MS,
};

/** About 10 KB each at most. */
const MOST_COPIES = 2_000;

export type CopyCounts = Readonly<Record<CopyLevel, { readonly hits: number; readonly misses: number }>>;

export interface PromptCopies {
  text(stamp: Stamp): Promise<string>;
  /** The composed prompt of one conversation; `key` contains every version used. Renewed on use. */
  session(key: string, compose: () => Promise<string>): Promise<string>;
  counts(): CopyCounts;
}

/** Copies live in the memory of this process; `counts` since it started. Rejects when a missed text cannot be read. */
export function promptCopies(directory: Pick<AgentDirectory, 'text'>, clock: Clock): PromptCopies {
  const kept = new Map<string, { readonly text: string; expiresAt: Instant }>();
  const counts: Record<CopyLevel, { hits: number; misses: number }> = {
    platform: { hits: 0, misses: 0 },
    team: { hits: 0, misses: 0 },
    agent: { hits: 0, misses: 0 },
    session: { hits: 0, misses: 0 },
  };

  async function copyOf(level: CopyLevel, key: string, read: () => Promise<string>): Promise<string> {
    const name = `${level} ${key}`;
    const copy = kept.get(name);
    if (copy !== undefined && copy.expiresAt > clock.now()) {
      counts[level].hits += 1;
      if (level === 'session') copy.expiresAt = clock.now() + COPY_TTL_MS.session;
      return copy.text;
    }
    counts[level].misses += 1;
    const text = await read();
    kept.delete(name);
    kept.set(name, { text, expiresAt: clock.now() + COPY_TTL_MS[level] });
    // Evicts the oldest: a Map keeps insertion order.
    const [oldest] = kept.keys();
    if (kept.size > MOST_COPIES && oldest !== undefined) kept.delete(oldest);
    return text;
  }

  return {
    text: (stamp) => copyOf(stamp.level, `${stamp.owner} ${stamp.version}`, () => directory.text(stamp)),
    session: (key, compose) => copyOf('session', key, compose),
    counts: () => counts,
  };
}
