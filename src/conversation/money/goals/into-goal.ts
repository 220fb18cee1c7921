// "Guardei 500 pra meta", "guardei 50 pra viagem": a deposit into the goal meant, by its name or part of it.

import { folded } from '../../../domain/fold.ts';
import type { Told } from '../../../domain/told.ts';
import { contaKey, contaKindOf, goalJar } from '../../../finance/conta.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { Loaded } from '../../loaded.ts';
import { goalInFocus } from './goal-in-focus.ts';

/** The jar of a goal without a name: with a single goal it means that one. */
const UNNAMED = goalJar('meta');
const isGoalJar = (conta: string): boolean => conta.startsWith(UNNAMED.slice(0, -'meta'.length));

/** Verbs of setting aside: "botei 185 pra batedeira" is a deposit when there is such a goal. */
const PUT =
  /^(?:(?:ja|hoje|ontem|hj|eu) )*(?:botei|coloquei|pus|guardei|juntei|separei|reservei|depositei|poupei|mandei|bota|coloca|guarda|separa) .*\b(?:pr[ao]|para|n[ao]) /u;

/** "Meu vô me deu 200, 100 vai pro ps5". */
const GOES_TO =
  /\d (?:reais |mil )?(?:d(?:isso|ess[ea]|el[ea]s) )?(?:va[io]|foi|foram|fica|separo|guardo) (?:pr[ao]|para [ao]?) ?[a-z]/u;

/** The goal of exactly that name, when the verb sets money aside. */
function putBy(draft: Draft, text: string, { goals }: Loaded): Draft {
  const { kind, description = '', category: _, ...rest } = draft;
  if (kind !== 'despesa' || !(PUT.test(folded(text)) || GOES_TO.test(folded(text)))) return draft;
  const goal = goals().find(({ key }) => key === folded(description));
  return goal === undefined
    ? draft
    : { ...rest, kind: 'investimento', to: goalJar(goal.key), description: `meta ${goal.value.name}` };
}

/** Matches the goal after a preposition: "no cofrinho da viagem", whatever the jar is called. */
const ofGoal = (key: string): RegExp =>
  new RegExp(
    `\\b(?:d[aeo]|pr[ao]|para [ao]|para) (?:(?:meu|minha|nosso|nossa) )?${key.replaceAll(/[^a-z0-9 ]/gu, '')}\\b`,
    'u',
  );

/** "Guardei mais 200", after a deposit into a goal: into the same one. */
const MORE =
  /^(?:(?:e|hoje|agora|ai|eu|ja) )*(?:guardei|juntei|botei|coloquei|separei|poupei|depositei) (?:mais|outros?) (?:r )?\d[\d.]*(?: reais| mil)?$/;
function moreOfIt(draft: Draft, text: string, { lastEntry, goals }: Loaded): Draft {
  const jar = lastEntry?.to;
  if (jar === undefined || !isGoalJar(jar) || !MORE.test(bare(text))) return draft;
  const goal = goals().find(({ key }) => goalJar(key) === jar);
  return goal === undefined ? draft : towards(goal, draft);
}

const bare = (text: string): string =>
  folded(text)
    .trim()
    .replace(/[.!]+$/u, '');

const towards = ({ key, value }: Told<'meta'>, draft: Draft): Draft => ({
  ...draft,
  to: goalJar(key),
  description: `meta ${value.name}`,
});

/** "Guardei 300", "mês passado juntei 200", while a goal is talked about: no place is named. */
const RESERVE = contaKey('poupanca', 'reserva');
/** "Guardei 300 pra isso". */
const POINTED: ReadonlySet<string> = new Set(['isso', 'ela', 'ele', 'essa', 'esse', 'la'].map(goalJar));
function ofFocus(draft: Draft, text: string, loaded: Loaded): Draft {
  if (draft.to !== undefined && POINTED.has(draft.to)) {
    const meant = goalInFocus(loaded);
    return meant === undefined ? { ...draft, to: RESERVE, description: 'reserva' } : towards(meant, draft);
  }
  if (draft.to !== RESERVE || /\breserva/.test(folded(text))) return draft;
  const goal = goalInFocus(loaded);
  return goal === undefined ? draft : towards(goal, draft);
}

/** The draft as a deposit; unchanged when it names no goal. */
export function intoGoal(told: Draft, text: string, loaded: Loaded): Draft {
  const draft = ofFocus(moreOfIt(putBy(told, text, loaded), text, loaded), text, loaded);
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
