// "Guardei 500 pra meta", "guardei 50 pra viagem": pays into the goal meant, even by a part of its name.

import { folded } from '../../domain/fold.ts';
import { contaKindOf, goalJar } from '../../finance/conta.ts';
import type { Draft } from '../../finance/draft.ts';
import type { Loaded } from '../loaded.ts';

/** No name at all: of somebody who saves for one thing it is that one. */
const UNNAMED = goalJar('meta');
const isGoalJar = (conta: string): boolean => conta.startsWith(UNNAMED.slice(0, -'meta'.length));

/** Put somewhere, and spent nowhere: "botei 185 pra batedeira" of somebody who saves for one. */
const PUT =
  /^(?:(?:ja|hoje|ontem|hj|eu) )*(?:botei|coloquei|pus|guardei|juntei|separei|reservei|depositei|poupei|mandei|bota|coloca|guarda|separa) .*\b(?:pr[ao]|para|n[ao]) /u;

/** The goal of that very name, where money was put by for it. */
function putBy(draft: Draft, text: string, { goals }: Loaded): Draft {
  const { kind, description = '', category: _, ...rest } = draft;
  if (kind !== 'despesa' || !PUT.test(folded(text))) return draft;
  const goal = goals().find(({ key }) => key === folded(description));
  return goal === undefined
    ? draft
    : { ...rest, kind: 'investimento', to: goalJar(goal.key), description: `meta ${goal.value.name}` };
}

/** "No cofrinho da viagem": the jar of a goal, whatever it is called. */
const ofGoal = (key: string): RegExp =>
  new RegExp(
    `\\b(?:d[aeo]|pr[ao]|para [ao]|para) (?:(?:meu|minha|nosso|nossa) )?${key.replaceAll(/[^a-z0-9 ]/gu, '')}\\b`,
    'u',
  );

export function intoGoal(told: Draft, text: string, loaded: Loaded): Draft {
  const draft = putBy(told, text, loaded);
  const { goals } = loaded;
  const { to } = draft;
  if (to === undefined || contaKindOf(to) !== 'poupanca') return draft;
  const all = goals();
  const named = isGoalJar(to) ? undefined : all.find(({ key }) => ofGoal(key).test(folded(text)));
  if (named !== undefined) return { ...draft, to: goalJar(named.key), description: `meta ${named.value.name}` };
  if (!isGoalJar(to)) return draft;
  if (all.some(({ key }) => goalJar(key) === to)) return draft;
  const [goal, ...others] = to === UNNAMED ? all : all.filter(({ key }) => goalJar(key).startsWith(`${to}_`));
  if (goal === undefined || others.length > 0) return draft;
  return { ...draft, to: goalJar(goal.key), description: `meta ${goal.value.name}` };
}
