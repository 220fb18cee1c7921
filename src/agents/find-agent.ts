// Finds the agent a person means by a name: "suporte", "o de vendas", "Mestre dos Magos".

import { folded } from '../domain/fold.ts';

type Named = { readonly name: string };

const FILLER = new Set('o a os as de do da dos das agente assistente um uma'.split(' '));
const wordsOf = (text: string): string[] =>
  folded(text)
    .split(' ')
    .filter((word) => word !== '' && !FILLER.has(word));

/** An exact match first, then the only agent whose name has all the words; undefined when several or none match. */
export function findAgent<A extends Named>(agents: readonly A[], said: string): A | undefined {
  const words = wordsOf(said);
  if (words.length === 0) return undefined;
  const same = agents.find(({ name }) => wordsOf(name).join(' ') === words.join(' '));
  if (same !== undefined) return same;
  const near = agents.filter(({ name }) => words.every((word) => wordsOf(name).includes(word)));
  return near.length === 1 ? near[0] : undefined;
}
