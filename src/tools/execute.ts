// Runs calls inside the turn's transaction and records them in the history: tool_use, then tool_result. Tools are
// synchronous and local; a throw is a bug and rolls the whole turn back.

import type { Change, JournalEntry } from '../domain/change.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { EventBody } from '../domain/event.ts';
import type { ConversationId, InboxId, Instant } from '../domain/ids.ts';
import type { Shown } from '../domain/remembered.ts';
import type { Repos } from '../ports.ts';
import { issuesOf } from './issues-of.ts';
import { type AnyToolName, type Refused, registry, type ToolCall, type ToolOutcome } from './registry.ts';
import { keptOutcome, resultKey } from './result-cache.ts';
import type { Contract, Shape, ToolContext } from './tool.ts';

export type Executed = { readonly outcomes: readonly ToolOutcome[]; readonly events: readonly EventBody[] };

/** The tools this turn may run, fixed before anything but the person's own words was read. */
export type Authority = ReadonlySet<AnyToolName>;

type Turn = {
  readonly conversation: ConversationId;
  readonly turn: InboxId;
  readonly now: Instant;
  readonly today: LocalDate;
  readonly startOf: (day: LocalDate) => Instant;
  /** Monotonic milliseconds. */
  readonly ticks: () => number;
  readonly may: Authority;
};

/** What the history stores of an outcome: its kind and ids, not a second copy of the content. */
export function outcomeInHistory(outcome: ToolOutcome): unknown {
  if ('item' in outcome) return { kind: outcome.kind, item: outcome.item.id };
  if ('items' in outcome && Array.isArray(outcome.items)) return { kind: outcome.kind, count: outcome.items.length };
  return { kind: outcome.kind };
}

/** The history stores the request, not a second copy of the external answer. */
function askedOf(args: ToolCall['args']): unknown {
  if (!('outside' in args)) return args;
  const { outside: _, ...asked } = args;
  return asked;
}

/** ToolCall pairs each tool with its args; indexing the registry by a union of names loses that pairing. */
type Runnable = {
  readonly accepts: Contract<Shape>;
  readonly effect: 'read' | 'write';
  readonly keptMs?: number;
  readonly run: (args: unknown, context: ToolContext) => ToolOutcome;
  readonly shows?: (outcome: ToolOutcome) => Shown | undefined;
  readonly changesMoney?: (args: unknown) => boolean;
};

/** A reply without numbered lines leaves the previous list valid. */
const countOf = (shown: Shown): number => ('ids' in shown ? shown.ids : shown.keys).length;

type Ran = { readonly outcome: ToolOutcome; readonly cached?: true };

function ran(call: ToolCall, may: Authority, context: ToolContext): Ran {
  const { tx, now, conversation } = context;
  const refused = (why: Refused['why'], detail: string): Ran => ({
    outcome: { kind: 'refused', tool: call.tool, why, detail },
  });
  if (!may.has(call.tool)) return refused('not_allowed', `${call.tool} was not asked for`);
  const tool = registry[call.tool] as unknown as Runnable;
  const args = tool.accepts.safeParse(call.args);
  if (!args.success) return refused('invalid', issuesOf(args.error));
  if (tool.changesMoney?.(args.data) === true && !tx.mayChangeMoney()) return { outcome: { kind: 'money_read_only' } };
  const kept = tool.keptMs === undefined ? undefined : keptOutcome(call, tx, now);
  const outcome = kept ?? tool.run(args.data, context);
  if (tool.effect === 'write') tx.forgetToolResults();
  if (kept === undefined && tool.keptMs !== undefined) {
    tx.keepToolResult(resultKey(call), JSON.stringify(outcome), now + tool.keptMs);
  }
  const shown = tool.shows?.(outcome);
  if (shown !== undefined && countOf(shown) > 0) tx.saveShownList(conversation, { ...shown, shownAt: now });
  return kept === undefined ? { outcome } : { outcome, cached: true };
}

/** Runs the calls in order and writes one journal entry for all their changes. Call inside a transaction. */
export function execute(calls: readonly ToolCall[], tx: Repos, { ticks, may, ...turn }: Turn): Executed {
  const changes: Change[] = [];
  let undoing: Pick<JournalEntry, 'undid' | 'changes'> | undefined;
  const events: EventBody[] = [];
  const context: ToolContext = {
    ...turn,
    tx,
    changed: (change) => changes.push(change),
    undid: (undid, inverse) => {
      undoing = { undid, changes: inverse };
    },
  };
  const outcomes = calls.map((call, index) => {
    const id = `${turn.turn}.${index}`;
    const started = ticks();
    events.push({ kind: 'tool_use', id, tool: call.tool, args: askedOf(call.args) });
    const { outcome, ...how } = ran(call, may, context);
    const ended = outcome.kind === 'refused' ? { error: outcome.detail } : { output: outcomeInHistory(outcome) };
    events.push({ kind: 'tool_result', id, ...ended, ...how, ms: Math.round((ticks() - started) * 100) / 100 });
    return outcome;
  });
  const done = changes.length > 0 ? { changes } : undoing;
  if (done !== undefined) tx.journal(turn.conversation, { turn: turn.turn, at: turn.now, ...done });
  return { outcomes, events };
}
