// Changes the title or the words of what is saved, and asks for them when only the item was named.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import type { SlotsOf } from '../../language/slots/slots.ts';
import { run, say } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { askNewWords } from './ask-new-words.ts';
import { itemsAtPlaces } from './items-at-places.ts';

/** "Ajeita o bolo aí" gives no new content: the name must not replace the note. */
function newWordsOf({ target, changes: { content } }: SlotsOf<'edit_memory'>): string | undefined {
  const said = content?.trim() ?? '';
  const named = typeof target === 'string' ? folded(target.trim()) : undefined;
  return said === '' || folded(said) === named ? undefined : content;
}

/** Words of an addition, which never replaces the note. */
const BESIDE = /(?<![a-zà-ÿ])(?:acrescent|complet|adicion|inclu|tamb[ée]m|tbm?\b)/i;

export function decideEdit(slots: SlotsOf<'edit_memory'>, situation: Situation): Decision {
  const { title } = slots.changes;
  const content = newWordsOf(slots);
  const change = { ...(content === undefined ? {} : { content }), ...(title === undefined ? {} : { title }) };
  const added =
    slots.adds === undefined ? {} : ({ adds: BESIDE.test(situation.text) ? 'beside' : 'or_sets_right' } as const);
  const changed = (item: Item): Decision =>
    content === undefined && title === undefined
      ? askNewWords(item, situation.asking)
      : run({ tool: 'edit_memory', args: { item_id: item.id, ...change } });
  const { shown, pointedAt, lastSaved } = situation.loaded;
  if (typeof slots.target === 'number') {
    const chosen = itemsAtPlaces([slots.target], situation);
    if ('complaint' in chosen) return chosen.complaint;
    const item = shown[slots.target - 1]?.item;
    if (item !== undefined) return changed(item);
  }
  const pointed = pointedAt?.items[0] ?? (slots.target === 'last' ? lastSaved : undefined);
  if (pointed !== undefined) return changed(pointed);
  if (typeof slots.target === 'number' || slots.target === 'last') {
    return say(phrases.noSuchNumber(1, 0));
  }
  return { do: 'find', find: { query: slots.target, to: { verb: 'edit', ...change, ...added } }, next: IDLE_STATE };
}
