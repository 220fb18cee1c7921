// "apaga o 2", "o terceiro pode sumir": which lines of the numbered list are to go. A position past the end is kept,
// so that the person is told there is no such line and nothing else goes in its place.

import type { WordClass } from '../lexicon/word-class.ts';
import type { Reading } from '../reading/reading.ts';
import { removalVerb, removes } from '../signals/removes.ts';
import { positionsIn } from './selection.ts';

/** No list is this long; a larger number is a value. */
const LONGEST_LIST = 50;

const AROUND: readonly WordClass[] = [
  'det',
  'demo',
  'conj',
  'and',
  'filler',
  'courtesy',
  'option_noun',
  'item_noun',
  'list_noun',
  'here',
  'v_can',
  'you',
  'i',
  'me',
  'all',
  'more',
  'at_once',
  'delete_phrase',
  'note_noun',
  'movie_noun',
  'tv_noun',
  'video_noun',
  'link_noun',
  'reminder_noun',
  'prep',
  'greeting',
];

/** Positions said, whether or not the list goes that far. */
export function removedPositions(r: Reading): number[] {
  const count = r.scene.list?.labels.length ?? 0;
  return positionsIn(r, r.head, r.units.length, count, LONGEST_LIST).filter((position) => position > 0);
}

/** Nothing but the order, the positions and small words: no noun the number could count. */
function bare(r: Reading): boolean {
  const verb = removalVerb(r);
  for (let i = r.head; i < r.tail; i++) {
    const unit = r.units[i];
    if (unit === undefined || unit.kind === 'punct' || unit.kind === 'emoji' || i === verb) continue;
    if (positionsIn(r, i, i + 1, 0, LONGEST_LIST).length > 0 || AROUND.some((name) => r.is(i, name))) continue;
    return false;
  }
  return true;
}

/** "Apaga o de 8": one that cost so much, "o de sexta" one of that day; neither is a place in the list. */
const OF_A_VALUE = /\b(?:[oa]s?|aquel[ea]|ess[ea]) d[ea] (?:\d|segunda|terca|quarta|quinta|sexta)/;

/** "apaga o 2" under a numbered list of entries. */
export function picksEntries(r: Reading): boolean {
  return (
    r.scene.list?.kind === 'transactions' &&
    removes(r) &&
    !r.has('all') &&
    r.money?.marked !== true &&
    !r.fits(OF_A_VALUE) &&
    removedPositions(r).length > 0 &&
    bare(r)
  );
}

/** An order to remove by position: of the list on the screen, or by number alone. */
export function picksToRemove(r: Reading): boolean {
  if (!removes(r) || r.hasAny('tx_only') || r.money?.marked === true || r.scene.list?.kind === 'transactions')
    return false;
  // "Todos os filmes" is a filter over what is kept, not every line that happens to be on the screen.
  if (r.has('all') || removedPositions(r).length === 0) return false;
  if (r.scene.list === undefined)
    return bare(r) && !r.fits(OF_A_VALUE) && r.scene.pending === undefined && !r.has('last');
  return bare(r) || removedPositions(r).every((position) => position <= (r.scene.list?.labels.length ?? 0));
}
