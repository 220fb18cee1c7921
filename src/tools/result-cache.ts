// Caches results of read-only tools per account for minutes; any write of the account clears them. Refusals are not
// cached, and a cache failure only means that the tool runs.

import type { Repos } from '../ports.ts';
import type { ToolCall, ToolOutcome } from './registry.ts';

/** JSON with sorted keys, so that equal calls have equal keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}

/** Unique within one account, which the store adds. Not hashed: arguments are short, and a hash could collide. */
export function resultKey({ tool, args }: ToolCall): string {
  if (!('outside' in args)) return `${tool} ${canonical(args)}`;
  const { outside, ...asked } = args;
  return `${tool} ${canonical(asked)}${outside === undefined ? '' : ' with the world'}`;
}

/** The cached outcome; undefined when there is none, or it cannot be read. */
export function keptOutcome(call: ToolCall, tx: Repos, now: number): ToolOutcome | undefined {
  try {
    const kept = tx.toolResult(resultKey(call), now);
    return kept === undefined ? undefined : (JSON.parse(kept) as ToolOutcome);
  } catch {
    return undefined;
  }
}
