// "Toda terça levar o cachorro no banho" under "Te lembro de vacinar o gato, sábado?", "e também tinta e pincel" under an offered list:
// what answers nothing, and is something by itself for whoever decides it. Asking again would lose it.

import type { PendingAction } from '../../dialogue/pending-action.ts';
import { registry, type ToolCall } from '../../tools/registry.ts';
import { byCode } from '../by-code.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { tellsSomething, tellsState } from '../notebook/tells-something.ts';
import type { Situation } from '../situation.ts';
import { refuses } from './refuses.ts';

/** In words: shorter ones may be an answer put oddly. */
const FEWEST = 3;

/** Whether something is kept, looked up to be kept, or asked about. */
function isAct(decision: Decision): boolean {
  switch (decision.do) {
    case 'run_tool':
      return decision.calls.every(({ tool }) => registry[tool].effect === 'write');
    case 'find':
      return decision.find.to.verb === 'mark';
    case 'identify':
    case 'beside':
      return true;
    case 'reply':
      return decision.next.at === 'pending';
    default:
      return false;
  }
}

const isOffer = (action: PendingAction<ToolCall>): boolean =>
  action.kind === 'confirm' && (action.yes.act.tool === 'save_note' || action.yes.act.tool === 'set_reminder');
const asks = (decision: Decision, text: string): boolean => text.trim().endsWith('?') && decision.do === 'run_tool';

/** Of what is worked out, or of what something cost; almost every word may fill another slot. */
export const asksSum = (action: PendingAction<ToolCall>): boolean =>
  action.kind === 'fill_slot' &&
  (action.act.tool === 'study_question' || (action.act.tool === 'record_transaction' && action.slot === 'amount'));

/** @param alone decides a message when no question is open. Undefined when the words may answer, or are nothing by themselves. */
export function understoodApart(situation: Situation, alone: (one: Situation) => Decision): Decision | undefined {
  const { loaded, text, read, understanding } = situation;
  const { state } = loaded;
  if (
    state.at !== 'pending' ||
    (state.action.kind === 'fill_slot' && !asksSum(state.action)) ||
    text.trim().split(/\s+/u).length < FEWEST
  )
    return undefined;
  // Any words may be taken for the answer to a question.
  const { intent } = understanding.intent === 'answer_slot' ? read(text) : understanding;
  const answers =
    intent !== 'unknown' &&
    intent !== 'smalltalk' &&
    (intent !== 'deny' || refuses(text)) &&
    (intent !== 'confirm' || !tellsSomething(situation)) &&
    !tellsState(text);
  if (answers) return undefined;
  const decision = byCode(alone({ ...situation, understanding: read(text), loaded: { ...loaded, state: IDLE_STATE } }));
  // Nothing is lost by asking something else under what waits for a yes. Asked twice already, an offer spoken past again is let go.
  const past =
    (state.action.kind === 'confirm' && asks(decision, text)) || (isOffer(state.action) && state.attempts > 0);
  return isAct(decision) || past ? decision : undefined;
}
