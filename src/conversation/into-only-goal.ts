// "Guardei 500 pra meta", from somebody who saves for one thing: it is that one.

import { goalJar } from '../finance/conta.ts';
import type { Draft } from '../finance/draft.ts';
import type { Loaded } from './loaded.ts';

const UNNAMED = goalJar('meta');

export function intoOnlyGoal(draft: Draft, { goals }: Loaded): Draft {
  if (draft.to !== UNNAMED) return draft;
  const [goal, ...others] = goals();
  if (goal === undefined || others.length > 0) return draft;
  return { ...draft, to: goalJar(goal.key), description: `meta ${goal.value.name}` };
}
