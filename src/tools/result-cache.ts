// The same question of the same account within minutes has the same answer, unless the account changed something meanwhile. Refusals are
// never kept, and a cache that fails costs an answer nothing: the tool runs.

import type { Repos } from '../ports.ts';
import type { ToolCall, ToolOutcome } from './registry.ts';

/** JSON with the keys of every object in order, so that how a call was written down does not matter. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}

/** Within one account: whose it is, the store knows. Arguments are short, and a hash of them could meet another's. */
export function resultKey({ tool, args }: ToolCall): string {
  if (!('outside' in args)) return `${tool} ${canonical(args)}`;
  const { outside, ...asked } = args;
  return `${tool} ${canonical(asked)}${outside === undefined ? '' : ' with the world'}`;
}

export function keptOutcome(call: ToolCall, tx: Repos, now: number): ToolOutcome | undefined {
  try {
    const kept = tx.toolResult(resultKey(call), now);
    return kept === undefined ? undefined : (JSON.parse(kept) as ToolOutcome);
  } catch {
    return undefined;
  }
}
