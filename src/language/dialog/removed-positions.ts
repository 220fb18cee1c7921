// Lines of the numbered list to remove: "apaga o 2", "o terceiro pode sumir". Positions beyond the end are kept, so that the person is told and no
// other line is removed instead.

import type { WordClass } from '../lexicon/word-class.ts';
import { ITEM_NOUNS } from '../memory/item-type.ts';
import type { Reading } from '../reading/reading.ts';
import { removalVerb, removes } from '../signals/removes.ts';
import { positionsIn } from './selection.ts';

/** A larger number is an amount, not a position. */
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
  ...ITEM_NOUNS,
  'prep',
  'greeting',
];

/** "Deixa só o primeiro, apaga o resto": what is named stays. */
const THE_REST =
  /\b(?:apag|tir|exclu|delet|remov)[a-z]+ (?:o resto|[oa]s (?:outr[oa]|demai)s)\b|\b(?:o resto|[oa]s (?:outr[oa]|demai)s) (?:pode )?(?:apag|tir|exclu|delet|remov)/;
/** "Do 3 em diante", "a partir do 3". */
const ONWARDS = /\ba partir d|\b(?:em diante|pra (?:frente|baixo))\b/;

const THIS_LIST = /\bess[ea] list(?:a|inha)\b/;

/** Positions mentioned, within the list or not; of the lines on it those not mentioned where the rest is to go. */
export function removedPositions(r: Reading): number[] {
  const count = r.context.list?.labels.length ?? 0;
  if (r.fits(THIS_LIST)) return Array.from({ length: count }, (_, k) => k + 1);
  const named = positionsIn(r, r.head, r.units.length, count, LONGEST_LIST).filter((position) => position > 0);
  const [from = 0] = named;
  if (named.length === 1 && r.fits(ONWARDS)) return Array.from({ length: count - from + 1 }, (_, k) => from + k);
  if (!r.fits(THE_REST) || (named.at(-1) ?? LONGEST_LIST) > count) return named;
  return Array.from({ length: count }, (_, k) => k + 1).filter((position) => !named.includes(position));
}

/** Only the order, positions and function words; no noun that the number could count. */
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

/** Selects by amount ("apaga o de 8") or day ("o lanche de sexta"), not by position. */
const OF_A_VALUE = / d[ea] (?:\d|segunda|terca|quarta|quinta|sexta)/;

/** "apaga o 2" after a numbered list of entries. */
export function picksEntries(r: Reading): boolean {
  return (
    r.context.list?.kind === 'transactions' &&
    removes(r) &&
    !r.has('all') &&
    r.money?.marked !== true &&
    !r.fits(OF_A_VALUE) &&
    removedPositions(r).length > 0 &&
    bare(r)
  );
}

const ALL_LINES = /\btod[oa]s(?: ess[ea]s| el[ea]s| da lista)?$/;

/** A removal by position: in the list on screen, or by number alone. */
export function picksToRemove(r: Reading): boolean {
  if (!removes(r) || r.hasAny('tx_only') || r.money?.marked === true || r.context.list?.kind === 'transactions')
    return false;
  // "Todos os filmes" filters by kind; "todos" alone is said of the lines on the screen.
  if (r.fits(THIS_LIST)) return bare(r) && removedPositions(r).length > 0;
  if ((r.has('all') && !r.fits(ALL_LINES)) || r.fits(OF_A_VALUE) || removedPositions(r).length === 0) return false;
  if (r.context.list === undefined) return bare(r) && r.context.pending === undefined && !r.has('last');
  return bare(r) || removedPositions(r).every((position) => position <= (r.context.list?.labels.length ?? 0));
}
