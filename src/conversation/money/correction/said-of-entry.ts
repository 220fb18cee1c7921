// "O primeiro foi presente", "a feira foi fiado", "o terceiro é lazer": half a sentence of one of several, as it is said right behind the last one.

import type { Lancamento } from '../../../domain/ledger.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { firstOf } from '../../handler.ts';
import { reworded, type Situation } from '../../situation.ts';
import { decideEditEntry } from './decide-correct.ts';
import { OF_LAST_ENTRY } from './of-last-entry.ts';
import { removed } from './same-again.ts';

const ofLast = firstOf([{ needs: 'entry', why: 'What is said is of the one that is meant.', handlers: OF_LAST_ENTRY }]);

export function saidOfEntry(one: Lancamento, what: string, situation: Situation): Decision | undefined {
  const loaded = { ...situation.loaded, lastEntry: one, lastEntries: () => [one], wroteLast: () => true };
  const of = { ...reworded(situation, what), loaded };
  const half = ofLast(of);
  // "O bar foi engano": that, and not all that was done last.
  if (half?.do === 'run_tool' && half.calls[0].tool === 'undo') return run(removed(one));
  const { intent, slots } = situation.read(`na verdade ${what}`);
  return half !== undefined || intent !== 'edit_transaction' || slots.changes.payment_method === undefined
    ? half
    : decideEditEntry({ ...slots, target: 'last' }, of);
}
