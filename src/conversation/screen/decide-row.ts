// A tapped list row opens the item while the list is valid; an open question stays open.

import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { rowOf } from '../replies/row-choices.ts';
import type { Situation } from '../situation.ts';

/** Says so when the list is no longer the one on the screen, or the item is gone. */
export function decideRow({ shownAt, item }: NonNullable<ReturnType<typeof rowOf>>, { loaded }: Situation): Decision {
  const next = loaded.state;
  const position = loaded.shown.findIndex(({ id }) => id === item);
  if (loaded.shownAt !== shownAt || position < 0) return { do: 'reply', reply: phrases.expired, next };
  if (loaded.shown[position]?.item === undefined)
    return { do: 'reply', reply: phrases.alreadyGone(position + 1), next };
  return { do: 'run_tool', calls: [{ tool: 'open_memory', args: { item_id: item } }], next };
}
