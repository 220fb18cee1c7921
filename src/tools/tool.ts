// What a tool is: a strict contract, run by code inside the turn's transaction. Nothing else writes items or entries.

import * as z from 'zod/mini';
import type { Change } from '../domain/change.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { ConversationId, InboxId, Instant } from '../domain/ids.ts';
import type { Shown } from '../domain/remembered.ts';
import type { Reads, Repos } from '../ports.ts';

/** What a read-only tool needs: it can run before the transaction as well as inside it. */
export type LookContext = {
  readonly tx: Reads;
  /** Today, in the person's time zone. */
  readonly today: LocalDate;
  /** The first instant of a day in the person's time zone. */
  readonly startOf: (day: LocalDate) => Instant;
};

export type ToolContext = LookContext & {
  readonly tx: Repos;
  readonly conversation: ConversationId;
  readonly turn: InboxId;
  readonly now: Instant;
  /** Journals a change of this turn, in order, so that it can be undone. */
  readonly changed: (change: Change) => void;
  /** Journals that this turn undid another, with the changes that redo it. */
  readonly undid: (turn: InboxId, changes: readonly Change[]) => void;
};

export type Shape = z.core.$ZodShape;
export type Contract<S extends Shape> = z.ZodMiniObject<S, z.core.$strict>;

/** Where `internal` declares the same key as `args`, its type wins. */
type Whole<Said extends Shape, Inner extends Shape> = Omit<Said, keyof Inner> & Inner;
export type ArgsOf<Said extends Shape, Inner extends Shape> = Readonly<z.infer<Contract<Whole<Said, Inner>>>>;

/** A tool's declaration; types, validation, prompts, model schemas and docs/tools.md are derived from it. */
export type Declared<Name extends string, Said extends Shape> = {
  readonly name: Name;
  /** One line in Portuguese, for the docs and for planner prompts. */
  readonly description: string;
  /** The arguments a planner may give. */
  readonly args: Contract<Said>;
  /** Whether a model may plan it; never for irreversible tools (SPEC section 1). */
  readonly exposedToModel: boolean;
};

type Given<Name extends string, Said extends Shape, Inner extends Shape, Outcome> = Declared<Name, Said> & {
  readonly effect: 'read' | 'write';
  /** Arguments only code may add (looked-up rows, external answers), hidden from planners. */
  readonly internal: Inner;
  readonly run: (args: ArgsOf<Said, Inner>, context: ToolContext) => Outcome;
  /** How long a result may be cached, unless the account changes something. Read-only tools only. */
  readonly keptMs?: number;
  /** Whether a call changes the ledger: refused with read-only access to a household. */
  readonly changesMoney?: (args: ArgsOf<Said, Inner>) => boolean;
  /** The numbered list its outcome shows: what "o 2" refers to from now on. */
  readonly shows?: (outcome: Outcome) => Shown | undefined;
};

export type Tool<Name extends string, Said extends Shape, Inner extends Shape, Outcome> = Given<
  Name,
  Said,
  Inner,
  Outcome
> & {
  /** `args` and `internal` combined: what `execute` validates. */
  readonly accepts: Contract<Whole<Said, Inner>>;
};

/** `accepts` is what a planner may send and what code adds; anything else is refused. */
export function defineTool<Name extends string, Said extends Shape, Inner extends Shape, Outcome>(
  tool: Given<Name, Said, Inner, Outcome>,
): Tool<Name, Said, Inner, Outcome> {
  return { ...tool, accepts: z.strictObject({ ...tool.args.shape, ...tool.internal }) };
}
