// The content words of a query: folded, without stop words.

import { folded } from '../domain/fold.ts';

const SMALL = new Set(
  'a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela pra para pro com sem e ou que qual quais meu minha meus minhas sobre algo alguma algum coisa'.split(
    ' ',
  ),
);

/** Folded words in order; stop words are kept when there is nothing else (somebody may search for "a"). */
export function searchWords(query: string): string[] {
  const words = folded(query)
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !SMALL.has(word));
  return telling.length > 0 ? telling : words;
}
