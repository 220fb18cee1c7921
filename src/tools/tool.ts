// What a tool is: a strong contract, run by code inside the turn's one transaction. Nothing else writes memories or money.

import * as z from 'zod/mini';
import type { Change } from '../domain/change.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { ConversationId, InboxId, Instant } from '../domain/ids.ts';
import type { Shown } from '../domain/remembered.ts';
import type { Reads, Repos } from '../ports.ts';

/** What a tool that only looks needs: it can be run before the transaction as well as in it. */
export type LookContext = {
  readonly tx: Reads;
  /** The day it is on the person's calendar. */
  readonly today: LocalDate;
  /** The first instant of a day on the person's calendar. */
  readonly startOf: (day: LocalDate) => Instant;
};

export type ToolContext = LookContext & {
  readonly tx: Repos;
  readonly conversation: ConversationId;
  readonly turn: InboxId;
  readonly now: Instant;
  /** Records a change in the journal of this turn, in order: what is recorded can be undone. */
  readonly changed: (change: Change) => void;
  /** Records that this turn undid another, and what would do it again. */
  readonly undid: (turn: InboxId, changes: readonly Change[]) => void;
};

export type Shape = z.core.$ZodShape;
export type Contract<S extends Shape> = z.ZodMiniObject<S, z.core.$strict>;

/** Where code may say more under the same name, code's own type is the one. */
type Whole<Said extends Shape, Inner extends Shape> = Omit<Said, keyof Inner> & Inner;
export type ArgsOf<Said extends Shape, Inner extends Shape> = Readonly<z.infer<Contract<Whole<Said, Inner>>>>;

/** What every tool says of itself; types, validation, prompts, schemas for models and docs/tools.md follow from it. */
export type Declared<Name extends string, Said extends Shape> = {
  readonly name: Name;
  /** One pt-BR line, for people who read the docs and for models that plan. */
  readonly description: string;
  /** What a planner may say, exactly. */
  readonly args: Contract<Said>;
  /** Whether a model may plan it; what destroys everything never is (SPEC section 1). */
  readonly exposedToModel: boolean;
};

type Given<Name extends string, Said extends Shape, Inner extends Shape, Outcome> = Declared<Name, Said> & {
  readonly effect: 'read' | 'write';
  /** What only code may add (rows it looked up, what the world answered): in no contract a planner sees. */
  readonly internal: Inner;
  readonly run: (args: ArgsOf<Said, Inner>, context: ToolContext) => Outcome;
  /** The answer is the same for this long, unless the account changes something. Only for tools that read. */
  readonly keptMs?: number;
  /** Whether such a call changes the money: refused to who may only look at a household's. */
  readonly changesMoney?: (args: ArgsOf<Said, Inner>) => boolean;
  /** What its outcome numbers on the person's screen: what "o 2" means from now on. */
  readonly shows?: (outcome: Outcome) => Shown | undefined;
};

export type Tool<Name extends string, Said extends Shape, Inner extends Shape, Outcome> = Given<
  Name,
  Said,
  Inner,
  Outcome
> & {
  /** `args` and `internal` together: what `execute` checks before it runs. */
  readonly accepts: Contract<Whole<Said, Inner>>;
};

export function defineTool<Name extends string, Said extends Shape, Inner extends Shape, Outcome>(
  tool: Given<Name, Said, Inner, Outcome>,
): Tool<Name, Said, Inner, Outcome> {
  return { ...tool, accepts: z.strictObject({ ...tool.args.shape, ...tool.internal }) };
}
