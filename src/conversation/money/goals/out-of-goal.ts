// "Tirei 100 da viagem", when there is such a goal: a withdrawal, not an expense.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { goalJar } from '../../../finance/conta.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { Loaded } from '../../loaded.ts';

const TAKEN = pattern('u')`
  ^(?:(?:eu|ja|hoje|ontem|ai|mas) )*(?:(?:tive|precisei) (?:que |de )?
  (?:tirar|pegar|usar|sacar|resgatar)|tirei|resgatei|saquei|peguei|retirei|tira|retira|resgata) .*\bd[aoe]s?[ ]
`;

/** The goal's name, after the amount; any purpose after it is ignored. */
const OF = /\d(?: reais| conto| pila)? d[aoe]s? (?:meta d[aeo] )?([a-z]+)/u;

/** The draft unchanged unless exactly one goal has that name. */
export function outOfGoal(draft: Draft, text: string, { goals }: Loaded): Draft {
  const { kind, description = '', category: _, ...rest } = draft;
  if (kind !== 'despesa' || !TAKEN.test(folded(text))) return draft;
  const named = [folded(description).replace(/^meta (?:d[aeo]s? )?/u, ''), OF.exec(folded(text))?.[1]];
  const [goal, ...others] = goals().filter(({ key }) =>
    named.some((name) => name !== undefined && (key === name || key.startsWith(`${name} `))),
  );
  if (goal === undefined || others.length > 0) return draft;
  return { ...rest, kind: 'investimento', from: goalJar(goal.key), description: `meta ${goal.value.name}` };
}
