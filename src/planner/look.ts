// Read-only lookups a planner may make before planning further, within the notebook only. A result is data: it can add
// items the planner may refer to, but never a tool, and no word or number of it becomes an argument.

import type { LlmMessage } from '../domain/llm.ts';
import type { ToolCall } from '../tools/registry.ts';
import { canonical } from '../tools/result-cache.ts';
import type { PlannedCall } from './response.ts';

export type LookCall = Extract<ToolCall, { tool: 'search_items' | 'query_ledger' }>;

export type Looked = {
  /** The text shown to the planner. */
  readonly output: string;
  /** Whether it found anything to show the person. */
  readonly found: boolean;
  /** Item ids the planner may refer to from now on. */
  readonly items: readonly { readonly id: number; readonly label: string }[];
};

/** Runs before the transaction and only reads. Never rejects because of external services. */
export type Look = (call: LookCall) => Promise<Looked>;

export type Taken = { readonly call: LookCall; readonly looked: Looked };

/** Whether the call only reads. */
export const isLook = (call: PlannedCall): call is LookCall =>
  call.tool === 'search_items' || call.tool === 'query_ledger';

/** Whether both calls have the same tool and arguments, whatever the order of keys. */
export const sameLook = (a: LookCall, b: LookCall): boolean =>
  a.tool === b.tool && canonical(a.args) === canonical(b.args);

/** The last successful lookup: shown to the person when the planner adds nothing. */
export const toShow = (taken: readonly Taken[]): LookCall | undefined =>
  taken.findLast(({ looked }) => looked.found)?.call;

/**
 * As every provider requires: the call, immediately followed by its result. The ids are unique within the rebuilt
 * history.
 */
export const asMessages = ({ call, looked }: Taken, nth: number): readonly LlmMessage[] => [
  { role: 'assistant', parts: [{ kind: 'tool_use', id: `look_${nth}`, tool: call.tool, args: call.args }] },
  { role: 'user', parts: [{ kind: 'tool_result', id: `look_${nth}`, output: looked.output }] },
];
