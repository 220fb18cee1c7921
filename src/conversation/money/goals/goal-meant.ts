// Which goal is meant: the one named, the one just set or paid into, or the only one.

import { folded } from '../../../domain/fold.ts';
import type { Told } from '../../../domain/told.ts';
import { goalJar } from '../../../finance/conta.ts';
import type { Loaded } from '../../loaded.ts';

type Goal = Told<'meta'>;

/** In letters: shorter words of a name ("da", "nova") occur in too many sentences. */
const TELLING = 4;

/** The goal that the last action set, changed or paid into. */
export function goalJustTold({ done, lastEntry, goals }: Loaded): Goal | undefined {
  const key = done?.goal;
  if (key !== undefined) return goals().find((goal) => goal.key === key);
  return lastEntry === undefined || lastEntry.to === ''
    ? undefined
    : goals().find((goal) => goalJar(goal.key) === lastEntry.to);
}

/** Those of which a word of the name is said. */
export function goalsNamed(text: string, goals: readonly Goal[]): readonly Goal[] {
  const words = new Set(folded(text).split(/[^\p{L}\d]+/u));
  return goals.filter(({ key }) => key.split(' ').some((word) => word.length >= TELLING && words.has(word)));
}

/** @returns undefined when there is none, or several are possible */
export function goalMeant(text: string, loaded: Loaded): Goal | undefined {
  const named = goalsNamed(text, loaded.goals());
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const [only, ...others] = loaded.goals();
  return goalJustTold(loaded) ?? (others.length === 0 ? only : undefined);
}
