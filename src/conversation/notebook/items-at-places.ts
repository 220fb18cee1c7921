import type { ItemId } from '../../domain/ids.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

type AtPlaces = { readonly ids: readonly ItemId[] } | { readonly complaint: Decision };

/** Positions of the shown list as ids. If one does not exist, nothing is changed. */
export function itemsAtPlaces(positions: readonly number[], { loaded }: Situation): AtPlaces {
  const ids: ItemId[] = [];
  for (const position of positions) {
    const entry = loaded.shown[position - 1];
    if (entry === undefined) {
      return {
        complaint: say(phrases.noSuchNumber(position, loaded.shown.length)),
      };
    }
    if (entry.item === undefined) {
      return { complaint: say(phrases.alreadyGone(position)) };
    }
    ids.push(entry.item.id);
  }
  return { ids };
}
