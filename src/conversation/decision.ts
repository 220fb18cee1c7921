// What to do with one message, as data. Each variant is carried out by exactly one module.

import type { AgentOrder } from '../agents/read-order.ts';
import type { DialogueState, PendingAction } from '../dialogue/pending-action.ts';
import type { AgentId, ToolFamily } from '../domain/agent.ts';
import type { WorkKind } from '../domain/candidate.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { ItemVector } from '../domain/embedding.ts';
import type { Rang } from '../domain/event.ts';
import type { ItemFilter } from '../domain/item-filter.ts';
import type { Reply } from '../domain/message.ts';
import type { Summary } from '../domain/summary.ts';
import type { Draft } from '../finance/draft.ts';
import type { Intent } from '../language/intent.ts';
import type { AnyToolName, ToolCall } from '../tools/registry.ts';

export type State = DialogueState<ToolCall>;

export const IDLE_STATE: State = { at: 'idle' };

export type Decision =
  /** Runs the calls in order, in the turn's transaction. */
  | { readonly do: 'run_tool'; readonly calls: readonly [ToolCall, ...ToolCall[]]; readonly next: State }
  /** Calls that need no answer, next to one decision that asks or looks something up. The calls run at once. */
  | Beside
  /** The person moved on while a question was open: do the other thing and say what was not saved. */
  | Interrupted
  /** The question walked past before is answered after all. */
  | { readonly do: 'taken_up'; readonly other: Decision; readonly next: State }
  /** Search, then act: on one match at once, on several after asking which, on none with a message saying so. */
  | { readonly do: 'find'; readonly find: Find; readonly next: State }
  /** A title not said to be a film or a series: `prepare` looks it up; if that does not tell, the person is asked. */
  | Identify
  /** A file that looks like a bank statement: `prepare` downloads and parses it. */
  | {
      readonly do: 'read_file';
      readonly file: { readonly id: string; readonly name: string };
      readonly otherwise: Decision;
      readonly next: State;
    }
  /**
   * A photo that may be a receipt: `prepare` downloads it and has a vision model read it. `told`: fields given in the
   * caption.
   */
  | {
      readonly do: 'read_photo';
      readonly fileId: string;
      readonly told: Partial<Draft>;
      /** Entries of photos sent just before, which the open question offers to record. */
      readonly before: readonly Draft[];
      readonly otherwise: Decision;
      readonly next: State;
    }
  /** An order about agents: `prepare` reads the directory. */
  | Agents
  /**
   * Sent while an agent is active: goes to the notebook if its tool family is one the agent leaves to it, otherwise to
   * the agent.
   */
  | {
      readonly do: 'addressed';
      readonly family?: ToolFamily;
      readonly text: string;
      readonly notebook: Decision;
      readonly next: State;
    }
  /**
   * Either an answer to the open question or something new: `prepare` asks a small model; without one it counts as an
   * answer.
   */
  | {
      readonly do: 'continuity';
      readonly question: string;
      readonly text: string;
      readonly answers: Decision;
      readonly leaves: Decision;
      readonly next: State;
    }
  /** The rules were unsure: `prepare` asks a planner and falls back to `otherwise`. */
  | Plan
  /** The validated result of a planner. */
  | {
      readonly do: 'planned';
      readonly decision: Decision;
      readonly modelCalls: number;
      /** The planner's own text, sent before the reply that code writes. */
      readonly said?: string;
      /** Read-only tool calls the planner made on the way. */
      readonly looks?: readonly LookTaken[];
      /** The conversation summary, if it was extended on the way. */
      readonly summary?: Summary;
      readonly next: State;
    }
  /** An answer generated for an agent. */
  | {
      readonly do: 'say_as';
      readonly agent: AgentId;
      readonly reply: Reply;
      readonly modelCalls: number;
      /** The conversation summary, if it was extended on the way. */
      readonly summary?: Summary;
      readonly next: State;
    }
  /** Computes embeddings for new or changed items in `prepare`; sends nothing. */
  | Embed
  /** The active agent no longer exists: the notebook answers and says so first. */
  | { readonly do: 'take_over'; readonly from: string; readonly answer: Decision; readonly next: State }
  /** Sends a reply; writes nothing but the reply and the dialogue state. */
  | { readonly do: 'reply'; readonly reply: Reply; readonly rang?: Rang; readonly next: State }
  /** No reply is due (an edit that changes nothing, a courtesy while a question is open). */
  | { readonly do: 'nothing'; readonly next: State };

export type Agents = {
  readonly do: 'agents';
  readonly order:
    | Extract<AgentOrder, { kind: 'list' | 'switch' | 'perhaps' }>
    | { readonly kind: 'suggest'; readonly text: string };
  readonly otherwise: Decision;
  readonly next: State;
};

/** A read-only tool call made before the transaction, as the history records it. */
export type LookTaken = { readonly call: ToolCall; readonly output: unknown; readonly ms: number };

/** An item and the label the person knows it by. */
type Named = { readonly id: number; readonly label: string };

export type Plan = {
  readonly do: 'plan';
  readonly intent: Intent;
  readonly text: string;
  readonly previous?: string;
  /** 'talk': the message asks for nothing; 'plan': it asks for something, and the rules are unsure what. */
  readonly mode: 'plan' | 'talk';
  /** The only tools this turn may use, whatever the planner answers. */
  readonly may: ReadonlySet<AnyToolName>;
  /** The list on the person's screen. */
  readonly shown: readonly Named[];
  /** What "esse" and "o último" refer to: the quoted item, else the one saved last. */
  readonly pointed: readonly Named[];
  readonly otherwise: Decision;
  readonly next: State;
};

export type Embed = {
  readonly do: 'embed';
  readonly tries: number;
  /** Absent when the embedder failed. `left`: more items remain to be embedded. */
  readonly told?: { readonly model: string; readonly vectors: readonly ItemVector[]; readonly left: boolean };
  readonly next: State;
};

export type Beside = {
  readonly do: 'beside';
  readonly calls: readonly [ToolCall, ...ToolCall[]];
  readonly open: Decision;
  readonly next: State;
};

export type Interrupted = {
  readonly do: 'interrupted';
  readonly other: Decision;
  /** A short label of what is not saved: 'pomada, R$ 45,00'. */
  readonly told: string;
  /** The question itself, when it can be taken up again. */
  readonly action?: PendingAction<ToolCall>;
  readonly next: State;
};

export type Identify = {
  readonly do: 'identify';
  readonly title: string;
  /** The text is certainly several titles, separated by commas and "e". */
  readonly several?: true;
  readonly year?: number;
  readonly reason?: string;
  readonly otherwise: Decision;
  readonly next: State;
};

export type Find = {
  /** Absent: everything that passes the filter. */
  readonly query?: string;
  readonly filter?: Omit<ItemFilter, 'limit'>;
  /** Only so many of what passes, newest first. */
  readonly newest?: number;
  /** The kind of work named, for the reply when nothing matches. */
  readonly work?: WorkKind;
  readonly to: /** `adds`: told besides what the note says, or set right where a figure of that shape stands. `list`: the name of the list it is to go from; '' is any. */
    | { readonly verb: 'delete'; readonly all?: true; readonly list?: string }
    | { readonly verb: 'share' }
    | { readonly verb: 'mark'; readonly watched?: boolean; readonly rating?: number; readonly on?: LocalDate }
    | {
        readonly verb: 'edit';
        readonly content?: string;
        readonly title?: string;
        readonly adds?: 'beside' | 'or_sets_right';
      };
};

const callNames = ({ calls }: { readonly calls: readonly ToolCall[] }): string =>
  calls.map(({ tool }) => tool).join('+');

/** The name shown in traces and golden chats. */
export function decisionName(decision: Decision): string {
  if (decision.do === 'planned') return decisionName(decision.decision);
  if (decision.do === 'interrupted' || decision.do === 'taken_up') return decisionName(decision.other);
  if (decision.do === 'beside') return `${decisionName(decision.open)}+${callNames(decision)}`;
  return decision.do === 'run_tool' ? `run_tool:${callNames(decision)}` : decision.do;
}

/** How many language model calls the decision cost. */
export function modelCallsOf(decision: Decision): number {
  if (decision.do === 'planned') return decision.modelCalls + modelCallsOf(decision.decision);
  if (decision.do === 'interrupted' || decision.do === 'taken_up') return modelCallsOf(decision.other);
  if (decision.do === 'beside') return modelCallsOf(decision.open);
  if (decision.do === 'take_over') return modelCallsOf(decision.answer);
  return decision.do === 'say_as' ? decision.modelCalls : 0;
}
