// What an answer to the open question leads to, once it is known which answer it is.

import type { Outcome } from '../../dialogue/machine.ts';
import { slotAsked } from '../../dialogue/pending-action.ts';
import type { Reply } from '../../domain/message.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { withContent } from '../agenda/decide-reminder.ts';
import type { Decision, State } from '../decision.ts';
import { continueFatura } from '../money/bills/decide-fatura.ts';
import { continueRecord } from '../money/entry/continue-record.ts';
import { keepOrAsk } from '../money/entry/keep-or-ask.ts';
import { continuePlan } from '../money/recurring/ask-amount-of-plan.ts';
import { continueRecurring, keptUndated } from '../money/recurring/decide-recurring.ts';
import { completed } from '../notebook/decide-save.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { askUnanswered } from './ask-unanswered.ts';
import { openAgain } from './open-again.ts';

/** A question that opens by saying so is not told twice that it was not understood. */
const notCaught = (question: string): readonly string[] =>
  /^(?:Não (?:entendi|peguei)|Entendi direito)/u.test(question) ? [] : ['Não peguei. '];

/** Giving up the question about a day takes nothing back: what repeats was kept before it was asked. */
function undatedOf(state: State): Reply | undefined {
  const { act, slot } = slotAsked(state) ?? {};
  return act?.tool === 'set_recurring' && slot === 'day' ? keptUndated(act.args.told) : undefined;
}

export function answered(outcome: Outcome<ToolCall>, next: State, situation: Situation): Decision {
  switch (outcome.kind) {
    case 'perform': {
      const [first, ...rest] = outcome.acts;
      // The draft may have another gap besides the one the button filled.
      if (first?.tool === 'record_transaction') return keepOrAsk(first.args.entries, situation);
      return first === undefined
        ? { do: 'reply', reply: phrases.declined, next }
        : { do: 'run_tool', calls: [first, ...rest], next };
    }
    case 'fill':
      if (outcome.act.tool === 'record_transaction') return continueRecord(outcome.act, outcome.slot, situation);
      if (outcome.act.tool === 'pay_fatura') return continueFatura(outcome.act, situation);
      if (outcome.act.tool === 'study_question') return askUnanswered(situation) ?? { do: 'nothing', next };
      if (outcome.slot === 'amount' && (outcome.act.tool === 'tell_money' || outcome.act.tool === 'set_recurring'))
        return continuePlan(outcome.act, situation);
      if (outcome.act.tool === 'set_recurring') return continueRecurring(outcome.act, situation);
      if (outcome.act.tool === 'set_reminder')
        return { do: 'run_tool', calls: [withContent(outcome.act, outcome.text)], next };
      return { do: 'run_tool', calls: [completed(outcome.act, outcome.slot, outcome.text)], next };
    case 'declined':
      return { do: 'reply', reply: undatedOf(situation.loaded.state) ?? phrases.declined, next };
    case 'cancelled':
      return { do: 'reply', reply: undatedOf(situation.loaded.state) ?? phrases.cancelled, next };
    case 'stale':
      return { do: 'reply', reply: situation.message.group ? phrases.notYours : phrases.expired, next };
    case 'expired':
      return { do: 'reply', reply: phrases.expired, next };
    case 'gave_up':
      return { do: 'reply', reply: phrases.gaveUp, next };
    case 'ask_again':
      return { do: 'reply', reply: openAgain(outcome.action, notCaught(outcome.action.question)), next };
    case 'superseded':
    case 'nothing_open':
      return { do: 'nothing', next };
    default:
      return outcome satisfies never;
  }
}
