// The goal that the last messages were about, whatever was said in between: "quando chego lá?", "guardei mais 50".

import { folded } from '../../../domain/fold.ts';
import type { Told } from '../../../domain/told.ts';
import type { Loaded } from '../../loaded.ts';
import { goalJustTold, goalsNamed } from './goal-meant.ts';

/** In messages of the person. */
const MOST_SINCE = 6;
/** Of a goal, when there is only one. */
const OF_GOALS = /\b(?:metas?|objetivo|junt(?:ar|ei|ando|o)|guard(?:ar|ei|ando|o)|poup(?:ar|ei|ando))\b/u;

/** The goal just set or paid into, or the one that the newest of the last messages names; undefined when none of them is about a goal. */
export function goalInFocus(loaded: Loaded): Told<'meta'> | undefined {
  const just = goalJustTold(loaded);
  const all = loaded.goals();
  if (all.length === 0) return undefined;
  for (const [since, { text }] of loaded.spoken().slice(-MOST_SINCE).toReversed().entries()) {
    const named = goalsNamed(text, all);
    if (since > 0 && just !== undefined) return just;
    if (named.length === 1) return named[0];
    if (named.length > 1) return undefined;
    if (all.length === 1 && OF_GOALS.test(folded(text))) return all[0];
  }
  return just;
}
