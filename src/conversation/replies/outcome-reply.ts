// The reply to a tool's outcome, from a table per family of tools. It only states what happened: it is composed in the
// transaction of the effect and sent once that is on disk.

import type { Reply } from '../../domain/message.ts';
import type { ToolOutcome } from '../../tools/registry.ts';
import { accountReplies } from './outcomes/account-replies.ts';
import { agentReplies } from './outcomes/agent-replies.ts';
import { householdReplies } from './outcomes/household-replies.ts';
import { itemReplies } from './outcomes/item-replies.ts';
import { moneyReplies, recurringListReply } from './outcomes/money-replies.ts';
import { reminderReplies } from './outcomes/reminder-replies.ts';
import type { OutcomeKind, OutcomeOf, ReplyTable } from './outcomes/reply-table.ts';
import type { ReplyContext } from './reply-context.ts';

/** A kind of outcome without a row is a type error here. */
const replies: ReplyTable<OutcomeKind> = {
  ...itemReplies,
  ...moneyReplies,
  ...reminderReplies,
  ...agentReplies,
  ...accountReplies,
  ...householdReplies,
};

/** undefined when there is nothing to say, or when the outcome is asked about instead (conversation/ask-of-outcome). */
function outcomeReply(outcome: ToolOutcome, context: ReplyContext): Reply | undefined {
  // TypeScript does not relate the row to the outcome it is looked up by.
  const reply = replies[outcome.kind] as (outcome: ToolOutcome, context: ReplyContext) => Reply | undefined;
  return reply(outcome, context);
}

/** The replies to all that a turn did, in its order; what is of one kind and read together is one reply. */
export function outcomeReplies(outcomes: readonly ToolOutcome[], context: ReplyContext): readonly Reply[] {
  return outcomes.length > 1 && outcomes.every(isSetToRepeat)
    ? [recurringListReply(outcomes, context)]
    : outcomes.flatMap((outcome) => outcomeReply(outcome, context) ?? []);
}

const isSetToRepeat = (outcome: ToolOutcome): outcome is OutcomeOf<'recurring_set'> =>
  outcome.kind === 'recurring_set' && outcome.told.value.usual !== true;
