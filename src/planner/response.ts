// Parses a planner's answer: untrusted text in, a validated plan or the reason for rejection out. Common deviations are
// repaired where the meaning is certain, and every repair is counted.

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
  /** `problem` goes to the planner's second try and to logs, never to a person. */
  | { readonly ok: false; readonly problem: string; readonly repairs: readonly Repair[] };

/** Strict output sends every key; keys the action does not use are null. */
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
 * @param said the model's text, or the object a client already parsed. @param may this turn's tools; any other is
 * rejected like one that does not exist.
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
  // Validated against this tool's contract, so tool and args match.
  const call = { tool, args: fitted.args } as unknown as PlannedCall;
  return { ok: true, response: { action: 'CALL_TOOL', ...call, message }, repairs: all };
}

/** `{"action":"save_note","args":…}`, and arguments given beside the action. */
function withToolInAction(object: Record<string, unknown>): {
  readonly object: Record<string, unknown>;
  readonly repairs: readonly Repair[];
} {
  const { action } = object;
  if (typeof action !== 'string' || !isToolName(action)) return { object, repairs: [] };
  return { object: { ...object, action: 'CALL_TOOL', tool: action }, repairs: ['tool_in_action'] };
}
