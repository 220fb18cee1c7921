// "Tirei 100 da viagem", when there is such a goal: a withdrawal, not an expense.

import { folded } from '../../domain/fold.ts';
import { goalJar } from '../../finance/conta.ts';
import type { Draft } from '../../finance/draft.ts';
import type { Loaded } from '../loaded.ts';

const TAKEN = /^(?:eu )?(?:ja )?(?:tirei|resgatei|saquei|peguei|retirei|tira|retira|resgata) .*\bd[aoe]s? /u;

export function outOfGoal(draft: Draft, text: string, { goals }: Loaded): Draft {
  const { kind, description = '', category: _, ...rest } = draft;
  if (kind !== 'despesa' || !TAKEN.test(folded(text))) return draft;
  const goal = goals().find(({ key }) => key === folded(description).replace(/^meta (?:d[aeo]s? )?/u, ''));
  if (goal === undefined) return draft;
  return { ...rest, kind: 'investimento', from: goalJar(goal.key), description: `meta ${goal.value.name}` };
}
