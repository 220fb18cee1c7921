// The kept item a deletion names: its kind as the object of the verb, its words, or a time word that is no date.

import { classSet } from '../lexicon/class-bits.ts';
import { ITEM_NOUNS, itemTypeIn } from '../memory/item-type.ts';
import { queryText } from '../memory/read-query.ts';
import { removedName } from '../memory/removed-name.ts';
import type { Reading } from '../reading/reading.ts';
import { removalVerb } from '../signals/removes.ts';
import { present } from '../slots/present.ts';
import type { Outcome } from './rule.ts';

const WORKS = classSet('movie_noun', 'tv_noun');

/** The item type as object, right after or before the verb; -1 if there is none. */
export function objectNoun(r: Reading): number {
  const verb = removalVerb(r);
  const noun = r.units.findIndex(
    (unit, i) => i >= r.head && ITEM_NOUNS.some((name) => r.is(i, name)) && !/^anot(?:ad|ei)/.test(unit.norm),
  );
  for (let i = verb + 1; i < noun; i++)
    if (!(['det', 'demo', 'poss', 'prep', 'here', 'filler', 'me'] as const).some((name) => r.is(i, name))) return -1;
  return noun;
}

/** Without words, kind or 'último' it is too vague to act on, and its confidence says so. */
export function removedItem(r: Reading): Outcome {
  const query = removedName(r) ?? queryText(r) ?? timeWord(r);
  const item_type = itemTypeIn(r);
  if (query === undefined && r.has('last'))
    return { intent: 'delete_item', slots: present({ target: 'last' as const, item_type }) };
  return {
    intent: 'delete_item',
    slots: present({ query, item_type }),
    confidence: item_type === undefined && query === undefined ? 0.4 : 0.93,
  };
}

/** A time word that is not a date names the item: "a nota do feriado", "o filme Amanhã". */
export function timeWord(r: Reading): string | undefined {
  const noun = objectNoun(r);
  if (r.is(noun + 1, 'time') && r.isSome(noun, WORKS) && !/^(?:ja|agora)$/.test(r.norm(noun + 1)))
    return r.raw(noun + 1, r.tail);
  if (r.past.length > 0 || r.periods.length > 0) return undefined;
  return noun >= 0 && r.is(noun + 1, 'prep_of') ? r.raw(noun + 2, r.tail) || undefined : undefined;
}
