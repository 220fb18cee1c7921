// The question a conversation waits on, as the decisions under it see it.

import type { PendingAction } from '../../dialogue/pending-action.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Situation } from '../situation.ts';

type Waiting = Pick<Situation, 'loaded' | 'asking'>;

/** Undefined when none is open, or it expired. */
export const openQuestion = ({ loaded: { state }, asking }: Waiting): PendingAction<ToolCall> | undefined =>
  state.at === 'pending' && asking.now < state.expiresAt ? state.action : undefined;

/** What a yes would do; undefined when no yes is waited for. */
export function offeredAct(waiting: Waiting): ToolCall | undefined {
  const action = openQuestion(waiting);
  return action?.kind === 'confirm' ? action.yes.act : undefined;
}

/** The slot that is asked for, and what it completes. */
export function slotOpen(waiting: Waiting): Extract<PendingAction<ToolCall>, { kind: 'fill_slot' }> | undefined {
  const action = openQuestion(waiting);
  return action?.kind === 'fill_slot' ? action : undefined;
}
