// One row per kind of outcome: the reply that states it, undefined when there is nothing to say.

import type { Reply } from '../../../domain/message.ts';
import type { ToolOutcome } from '../../../tools/registry.ts';
import type { ReplyContext } from '../reply-context.ts';

export type OutcomeKind = ToolOutcome['kind'];
export type OutcomeOf<Kind extends OutcomeKind> = Extract<ToolOutcome, { readonly kind: Kind }>;

export type ReplyTable<Kinds extends OutcomeKind> = {
  readonly [Kind in Kinds]: (outcome: OutcomeOf<Kind>, context: ReplyContext) => Reply | undefined;
};

/** The row of a kind that gets no reply, or is turned into a question before this (conversation/ask-of-outcome). */
export const silent = (): undefined => undefined;
