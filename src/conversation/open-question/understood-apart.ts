// "Toda terça levar o cachorro no banho" under "Te lembro de vacinar o gato, sábado?", "e também tinta e pincel" under an offered list:
// what answers nothing, and is something by itself for whoever decides it. Asking again would lose it.

import { registry } from '../../tools/registry.ts';
import { byCode } from '../by-code.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { refuses } from './refuses.ts';

/** In words: shorter ones may be an answer put oddly. */
const FEWEST = 3;

/** Whether something is kept, looked up to be kept, or asked about. */
function isAct(decision: Decision): boolean {
  switch (decision.do) {
    case 'run_tool':
      return decision.calls.every(({ tool }) => registry[tool].effect === 'write');
    case 'identify':
    case 'beside':
      return true;
    case 'reply':
      return decision.next.at === 'pending';
    default:
      return false;
  }
}

/** @param alone decides a message when no question is open. Undefined when the words may answer, or are nothing by themselves. */
export function understoodApart(situation: Situation, alone: (one: Situation) => Decision): Decision | undefined {
  const { loaded, text, read, understanding } = situation;
  const { state } = loaded;
  if (state.at !== 'pending' || state.action.kind === 'fill_slot' || text.trim().split(/\s+/u).length < FEWEST)
    return undefined;
  const { intent } = understanding;
  const answers = intent !== 'unknown' && intent !== 'smalltalk' && (intent !== 'deny' || refuses(text));
  if (answers) return undefined;
  const decision = byCode(alone({ ...situation, understanding: read(text), loaded: { ...loaded, state: IDLE_STATE } }));
  return isAct(decision) ? decision : undefined;
}
