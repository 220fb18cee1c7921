// What a tool is: a strong contract, run by code inside the turn's one transaction. Nothing else writes memories or money.

import type { Change } from '../domain/change.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { ConversationId, InboxId, Instant } from '../domain/ids.ts';
import type { Repos } from '../ports.ts';

export type ToolContext = {
  readonly tx: Repos;
  readonly conversation: ConversationId;
  readonly turn: InboxId;
  readonly now: Instant;
  /** The day it is on the person's calendar. */
  readonly today: LocalDate;
  /** Records a change in the journal of this turn, in order: what is recorded can be undone. */
  readonly changed: (change: Change) => void;
};

export type Tool<Name extends string, Args, Outcome> = {
  readonly name: Name;
  /** One pt-BR line, for people who read the docs and for models that plan. */
  readonly description: string;
  readonly effect: 'read' | 'write';
  /** Whether a model may plan it; what destroys everything never is (SPEC section 1). */
  readonly exposedToModel: boolean;
  readonly run: (args: Args, context: ToolContext) => Outcome;
};

export const defineTool = <Name extends string, Args, Outcome>(
  tool: Tool<Name, Args, Outcome>,
): Tool<Name, Args, Outcome> => tool;
