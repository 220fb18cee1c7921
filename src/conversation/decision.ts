// What the runtime decided to do with one message. Each shape is performed by exactly one module.

import type { AgentOrder } from '../agents/read-order.ts';
import type { DialogueState } from '../dialogue/pending-action.ts';
import type { AgentId, ToolFamily } from '../domain/agent.ts';
import type { WorkKind } from '../domain/candidate.ts';
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
  /** Runs now, in this order, in the turn's transaction. */
  | { readonly do: 'run_tool'; readonly calls: readonly [ToolCall, ...ToolCall[]]; readonly next: State }
  /** Said beside something that asks or looks first: run at once, so that whatever is answered they are done. */
  | Beside
  /** Something else was said while a question was open: what had been told to it is given up in words. */
  | Interrupted
  /** Needs to know which one: one match acts, several ask, none says so. */
  | { readonly do: 'find'; readonly find: Find; readonly next: State }
  /** A work not said to be film or series: `prepare` asks the world, and where that does not tell, the person is asked. */
  | Identify
  /** A file that looks like a statement: `prepare` fetches and reads it. */
  | {
      readonly do: 'read_file';
      readonly file: { readonly id: string; readonly name: string };
      readonly otherwise: Decision;
      readonly next: State;
    }
  /** A photo that may be of a receipt: `prepare` fetches it and has it read. `told`: of the movement, by the caption. */
  | {
      readonly do: 'read_photo';
      readonly fileId: string;
      readonly told: Partial<Draft>;
      readonly otherwise: Decision;
      readonly next: State;
    }
  /** About agents: `prepare` knows which there are. */
  | Agents
  /** Said while an agent speaks: for the notebook when it is of a family the agent leaves it, else for the agent. */
  | {
      readonly do: 'addressed';
      readonly family?: ToolFamily;
      readonly text: string;
      readonly notebook: Decision;
      readonly next: State;
    }
  /** It may answer the open question or be something new: `prepare` asks, and where nobody can tell it is an answer. */
  | {
      readonly do: 'continuity';
      readonly question: string;
      readonly text: string;
      readonly answers: Decision;
      readonly leaves: Decision;
      readonly next: State;
    }
  /** The rules were unsure: `prepare` asks a planner, and what cannot be planned is decided as before. */
  | Plan
  /** What a planner made of it. */
  | {
      readonly do: 'planned';
      readonly decision: Decision;
      readonly modelCalls: number;
      /** The planner's own words, before what code says. */
      readonly said?: string;
      /** What it looked at on the way. */
      readonly looks?: readonly LookTaken[];
      /** Grown on the way. */
      readonly summary?: Summary;
      readonly next: State;
    }
  /** An agent's own words. */
  | {
      readonly do: 'say_as';
      readonly agent: AgentId;
      readonly reply: Reply;
      readonly modelCalls: number;
      /** Grown on the way. */
      readonly summary?: Summary;
      readonly next: State;
    }
  /** What was kept or changed is given its meaning, and nothing is said: `prepare` asks for it. */
  | Embed
  /** The agent that spoke is gone: the notebook answers, and says so first. */
  | { readonly do: 'take_over'; readonly from: string; readonly answer: Decision; readonly next: State }
  /** Says or asks something; nothing is written but the answer and the state. */
  | { readonly do: 'reply'; readonly reply: Reply; readonly rang?: Rang; readonly next: State }
  /** Not for us to answer (an edit that changes nothing, a courtesy in the middle of a question). */
  | { readonly do: 'nothing'; readonly next: State };

export type Agents = {
  readonly do: 'agents';
  readonly order:
    | Extract<AgentOrder, { kind: 'list' | 'switch' | 'perhaps' }>
    | { readonly kind: 'suggest'; readonly text: string };
  readonly otherwise: Decision;
  readonly next: State;
};

/** A tool that only read, before the transaction, as the history keeps it. */
export type LookTaken = { readonly call: ToolCall; readonly output: unknown; readonly ms: number };

/** A memory by the words it is known by. */
type Named = { readonly id: number; readonly label: string };

export type Plan = {
  readonly do: 'plan';
  readonly intent: Intent;
  readonly text: string;
  readonly previous?: string;
  /** 'talk': words that ask for nothing; 'plan': something is wanted, and what is not sure. */
  readonly mode: 'plan' | 'talk';
  /** The tools this turn may use, whatever a planner says. */
  readonly may: ReadonlySet<AnyToolName>;
  /** The list on the person's screen. */
  readonly shown: readonly Named[];
  /** What "esse" and "o último" point at: what the quoted message told of, else what was kept last. */
  readonly pointed: readonly Named[];
  readonly otherwise: Decision;
  readonly next: State;
};

export type Embed = {
  readonly do: 'embed';
  readonly tries: number;
  /** Absent: nobody could tell. `left`: there is more to embed. */
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
  /** As it would be named: 'pomada, R$ 45,00'. */
  readonly told: string;
  readonly next: State;
};

export type Identify = {
  readonly do: 'identify';
  readonly title: string;
  /** It is surely more than one title, parted by commas and "e". */
  readonly several?: true;
  readonly year?: number;
  readonly reason?: string;
  readonly otherwise: Decision;
  readonly next: State;
};

export type Find = {
  /** Absent: everything the filter lets through. */
  readonly query?: string;
  readonly filter?: Omit<ItemFilter, 'limit'>;
  /** What it was said to be, should it not be kept. */
  readonly work?: WorkKind;
  readonly to: /** `adds`: told besides what the note says, or set right where a figure of that shape stands. `list`: the name of the list it is to go from; '' is any. */
    | { readonly verb: 'delete'; readonly all?: true; readonly list?: string }
    | { readonly verb: 'share' }
    | { readonly verb: 'mark'; readonly watched?: boolean; readonly rating?: number }
    | {
        readonly verb: 'edit';
        readonly content?: string;
        readonly title?: string;
        readonly adds?: 'beside' | 'or_sets_right';
      };
};

const callNames = ({ calls }: { readonly calls: readonly ToolCall[] }): string =>
  calls.map(({ tool }) => tool).join('+');

/** The name a trace and a golden chat show. */
export function decisionName(decision: Decision): string {
  if (decision.do === 'planned') return decisionName(decision.decision);
  if (decision.do === 'interrupted') return decisionName(decision.other);
  if (decision.do === 'beside') return `${decisionName(decision.open)}+${callNames(decision)}`;
  return decision.do === 'run_tool' ? `run_tool:${callNames(decision)}` : decision.do;
}

/** Calls of a language model that were made for it. */
export function modelCallsOf(decision: Decision): number {
  if (decision.do === 'planned') return decision.modelCalls + modelCallsOf(decision.decision);
  if (decision.do === 'interrupted') return modelCallsOf(decision.other);
  return decision.do === 'say_as' ? decision.modelCalls : 0;
}
