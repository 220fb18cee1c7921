// Runs a call inside the turn's transaction and leaves its trace in the history: tool_use, then tool_result.
// Tools here are synchronous and local; a throw is a bug and rolls the whole turn back.

import type { Change } from '../domain/change.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { EventBody } from '../domain/event.ts';
import type { ConversationId, InboxId, Instant } from '../domain/ids.ts';
import type { Repos } from '../ports.ts';
import { registry, type ToolCall, type ToolOutcome } from './registry.ts';
import type { Tool } from './tool.ts';

export type Executed = { readonly outcomes: readonly ToolOutcome[]; readonly events: readonly EventBody[] };

type Turn = {
  readonly conversation: ConversationId;
  readonly turn: InboxId;
  readonly now: Instant;
  readonly today: LocalDate;
};

/** What the history keeps of an outcome: its kind and ids, not a second copy of the content. */
function summaryOf(outcome: ToolOutcome): unknown {
  if ('item' in outcome) return { kind: outcome.kind, item: outcome.item.id };
  if ('items' in outcome && Array.isArray(outcome.items)) return { kind: outcome.kind, count: outcome.items.length };
  return { kind: outcome.kind };
}

/** The history keeps what was asked, not a second copy of what the world answered. */
function askedOf(args: ToolCall['args']): unknown {
  if (!('outside' in args)) return args;
  const { outside: _, ...asked } = args;
  return asked;
}

/** Runs the calls in order and writes one journal entry for all they changed. Call inside a transaction. */
export function execute(calls: readonly ToolCall[], tx: Repos, { conversation, turn, now, today }: Turn): Executed {
  const changes: Change[] = [];
  const events: EventBody[] = [];
  const outcomes = calls.map((call, index) => {
    const id = `${turn}.${index}`;
    events.push({ kind: 'tool_use', id, tool: call.tool, args: askedOf(call.args) });
    // The pairing of tool and args is ToolCall's; indexing the registry by a union name loses it.
    const tool = registry[call.tool] as Tool<string, ToolCall['args'], ToolOutcome>;
    const outcome = tool.run(call.args, {
      tx,
      conversation,
      turn,
      now,
      today,
      changed: (change) => changes.push(change),
    });
    events.push({ kind: 'tool_result', id, output: summaryOf(outcome), ms: 0 });
    return outcome;
  });
  if (changes.length > 0) tx.journal(conversation, { turn, at: now, changes });
  return { outcomes, events };
}
