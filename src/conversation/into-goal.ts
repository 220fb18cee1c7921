// "Guardei 500 pra meta", "guardei 50 pra viagem": into the goal that is meant, however much of its name was said.

import { goalJar } from '../finance/conta.ts';
import type { Draft } from '../finance/draft.ts';
import type { Loaded } from './loaded.ts';

/** No name at all: of somebody who saves for one thing it is that one. */
const UNNAMED = goalJar('meta');
const isGoalJar = (conta: string): boolean => conta.startsWith(UNNAMED.slice(0, -'meta'.length));

export function intoGoal(draft: Draft, { goals }: Loaded): Draft {
  const { to } = draft;
  if (to === undefined || !isGoalJar(to)) return draft;
  const all = goals();
  if (all.some(({ key }) => goalJar(key) === to)) return draft;
  const [goal, ...others] = to === UNNAMED ? all : all.filter(({ key }) => goalJar(key).startsWith(`${to}_`));
  if (goal === undefined || others.length > 0) return draft;
  return { ...draft, to: goalJar(goal.key), description: `meta ${goal.value.name}` };
}
