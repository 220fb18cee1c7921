// What a planner may read before it plans on: the notebook's own pages, and nothing of the world. A result is data. It can add an item
// to point at, never a tool, and no word or number of it becomes an argument.

import type { LlmMessage } from '../domain/llm.ts';
import type { ToolCall } from '../tools/registry.ts';
import { canonical } from '../tools/result-cache.ts';
import type { PlannedCall } from './response.ts';

export type LookCall = Extract<ToolCall, { tool: 'search_items' | 'query_ledger' }>;

export type Looked = {
  /** What the planner reads of it. */
  readonly output: string;
  /** Whether there is something to show for it. */
  readonly found: boolean;
  /** Items it may point at from now on. */
  readonly items: readonly { readonly id: number; readonly label: string }[];
};

/** Reads only, before the transaction. Never rejects for the world's sake. */
export type Look = (call: LookCall) => Promise<Looked>;

export type Taken = { readonly call: LookCall; readonly looked: Looked };

export const isLook = (call: PlannedCall): call is LookCall =>
  call.tool === 'search_items' || call.tool === 'query_ledger';

export const sameLook = (a: LookCall, b: LookCall): boolean =>
  a.tool === b.tool && canonical(a.args) === canonical(b.args);

/** What was found last: what a person is shown where the planner has nothing more to say. */
export const toShow = (taken: readonly Taken[]): LookCall | undefined =>
  taken.findLast(({ looked }) => looked.found)?.call;

/** As every provider wants them: the call, and at once its result. The ids meet none of a rebuilt history. */
export const asMessages = ({ call, looked }: Taken, nth: number): readonly LlmMessage[] => [
  { role: 'assistant', parts: [{ kind: 'tool_use', id: `look_${nth}`, tool: call.tool, args: call.args }] },
  { role: 'user', parts: [{ kind: 'tool_result', id: `look_${nth}`, output: looked.output }] },
];
