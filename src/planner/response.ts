// The one shape a planner answers in, and the only way what a model wrote becomes a plan. Untrusted text in, a checked plan or the
// reason it is none out. What models really send is accepted where its meaning is certain, and every such repair is counted.

import * as z from 'zod/mini';
import { issuesOf } from '../tools/issues-of.ts';
import { type AnyToolName, allTools, isToolName, type QuestionCall, type ToolCall } from '../tools/registry.ts';
import { objectIn } from './object-in.ts';
import type { Repair } from './repair.ts';
import { toContract } from './to-contract.ts';

export type PlannedCall = ToolCall | QuestionCall;

export type AgentLLMResponse =
  | ({ readonly action: 'CALL_TOOL'; readonly message?: string | null } & PlannedCall)
  | { readonly action: 'RESPOND'; readonly message: string }
  | { readonly action: 'NOOP'; readonly message: null };

export type ReadResponse =
  | { readonly ok: true; readonly response: AgentLLMResponse; readonly repairs: readonly Repair[] }
  /** `problem` is for the planner's second try and for logs, never for a person. */
  | { readonly ok: false; readonly problem: string; readonly repairs: readonly Repair[] };

/** Strict output sends every key; the ones an action does not use are null. */
const unused = z.exactOptional(z.null());

const envelope = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('CALL_TOOL'),
    tool: z.string(),
    args: z.exactOptional(z.nullable(z.looseObject({}))),
    message: z.exactOptional(z.nullable(z.string())),
  }),
  z.strictObject({
    action: z.literal('RESPOND'),
    tool: unused,
    args: unused,
    message: z.string().check(z.trim(), z.minLength(1)),
  }),
  z.strictObject({ action: z.literal('NOOP'), tool: unused, args: unused, message: z.null() }),
]);

/**
 * @param said what the model wrote, or the object a client already parsed.
 * @param may the tools of this turn; any other is as unknown as one that does not exist.
 */
export function readResponse(said: unknown, may: ReadonlySet<AnyToolName>): ReadResponse {
  const found = objectIn(said);
  if (found.object === undefined) return { ok: false, problem: 'expected one JSON object', repairs: found.repairs };
  const named = withToolInAction(found.object);
  const repairs = [...found.repairs, ...named.repairs];
  const read = envelope.safeParse(named.object);
  if (!read.success) return { ok: false, problem: issuesOf(read.error), repairs };
  if (read.data.action === 'RESPOND')
    return { ok: true, response: { action: 'RESPOND', message: read.data.message }, repairs };
  if (read.data.action === 'NOOP') return { ok: true, response: { action: 'NOOP', message: null }, repairs };
  const { tool, args = null, message = null } = read.data;
  if (!isToolName(tool) || !allTools[tool].exposedToModel || !may.has(tool)) {
    return { ok: false, problem: `tool: expected ${[...may].join(' | ')}`, repairs };
  }
  const fitted = toContract(allTools[tool].args, args ?? {});
  const all = [...repairs, ...fitted.repairs];
  if (!fitted.ok) return { ok: false, problem: `${tool}: ${fitted.problem}`, repairs: all };
  // Checked against this very tool's contract: the pair is a call.
  const call = { tool, args: fitted.args } as unknown as PlannedCall;
  return { ok: true, response: { action: 'CALL_TOOL', ...call, message }, repairs: all };
}

/** `{"action":"save_note","args":…}`, and the tool's own arguments beside the action. */
function withToolInAction(object: Record<string, unknown>): {
  readonly object: Record<string, unknown>;
  readonly repairs: readonly Repair[];
} {
  const { action } = object;
  if (typeof action !== 'string' || !isToolName(action)) return { object, repairs: [] };
  return { object: { ...object, action: 'CALL_TOOL', tool: action }, repairs: ['tool_in_action'] };
}
