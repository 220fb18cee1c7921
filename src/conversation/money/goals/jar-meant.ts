// "Tirei 20 do natal", "quanto tem lá?": what is put by for something, of which there need be no goal.

import { folded } from '../../../domain/fold.ts';
import type { ContaKey } from '../../../domain/ledger.ts';
import { contaKindOf, contaLabel, goalJar } from '../../../finance/conta.ts';
import type { Loaded } from '../../loaded.ts';
import { goalInFocus } from './goal-in-focus.ts';

export type Jar = { readonly conta: ContaKey /** As entries of it are described. */; readonly name: string };

const UNNAMED = goalJar('');

const jarAt = (conta: ContaKey): Jar => ({ conta, name: contaLabel(conta) });

/** The jar of exactly that name, or the only one that begins with it. */
export function jarNamed(name: string, { goals, contas }: Loaded): Jar | undefined {
  const said = folded(name)
    .trim()
    .replace(/^meta (?:d[aeo]s? )?/u, '');
  const goal = goals().find(({ key }) => key === said);
  if (goal !== undefined) return { conta: goalJar(goal.key), name: `meta ${goal.value.name}` };
  const keys = new Set([
    ...goals().map(({ key }) => goalJar(key)),
    ...contas().flatMap(({ key }) => (key.startsWith(UNNAMED) ? [key] : [])),
  ]);
  const [found, ...others] = [...keys].filter((key) => key === goalJar(said) || key.startsWith(`${goalJar(said)}_`));
  if (said === '' || found === undefined || others.length > 0) return undefined;
  const of = goals().find(({ key }) => goalJar(key) === found);
  return of === undefined ? jarAt(found) : { conta: found, name: `meta ${of.value.name}` };
}

/** In entries. */
const LATELY = 6;
/** In messages of the person. */
const MOST_SINCE = 6;
const PUT_BY = /(?<![a-zà-ÿ])(?:guard|junt|separ|poup|cofr|caixinha|poupan|reserv|tirei|coloquei|botei)/i;

/** The one that the last messages were about. */
export function jarInFocus(loaded: Loaded): Jar | undefined {
  const { lastEntry, entries, spoken } = loaded;
  const goal = goalInFocus(loaded);
  const isJar = (conta: string): conta is ContaKey => contaKindOf(conta) === 'poupanca';
  const ends = (one: typeof lastEntry) => [one?.to ?? '', one?.from ?? ''].find(isJar);
  const just = ends(lastEntry);
  if (just !== undefined && just !== goalJar(goal?.key ?? ''))
    return { conta: just, name: lastEntry?.description || contaLabel(just) };
  if (goal !== undefined) return { conta: goalJar(goal.key), name: `meta ${goal.value.name}` };
  const said = spoken()
    .slice(-MOST_SINCE)
    .some(({ text }) => PUT_BY.test(text));
  const one = said ? entries({ last: LATELY }).find((entry) => ends(entry) !== undefined) : undefined;
  const conta = ends(one);
  return one === undefined || conta === undefined ? undefined : { conta, name: one.description || contaLabel(conta) };
}
