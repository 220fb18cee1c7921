// "Combustível" is not written on a receipt: what was kept as gasolina, etanol or diesel is meant by it.

import { folded } from '../domain/fold.ts';
import type { FilterPart } from '../domain/ledger.ts';
import { lifeTopic } from './life-topics.ts';

/** What a word stands for besides itself, as the beginnings of words that are kept. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  combustivel: 'gasolina gasosa etanol alcool diesel gnv abastec',
  gasolina: 'gasosa',
  delivery: 'ifood rappi aiqfome 99food ze delivery',
  streaming: 'netflix spotify globoplay disney hbo max prime youtube deezer paramount',
  farmacia: 'remedio drogaria drogasil pague menos',
  luz: 'energia enel celpe cemig copel coelba cpfl equatorial neoenergia',
  energia: 'luz enel celpe cemig copel coelba cpfl equatorial neoenergia',
  internet: 'wifi wi-fi banda larga',
};

/** Folded; none where a word stands for itself alone. */
export function wordsAlike(word: string): readonly string[] {
  const said = folded(word);
  return STANDS_FOR[said]?.split(' ') ?? [];
}

/** A filter by a word and by what it stands for; a thing of life by all that belongs to it. */
export function byWords(
  words: string,
): { readonly words: string; readonly alike?: readonly string[] } | { readonly anyOf: readonly FilterPart[] } {
  const topic = lifeTopic(words);
  if (topic !== undefined) return { anyOf: topic.anyOf };
  const alike = wordsAlike(words);
  return alike.length === 0 ? { words } : { words, alike };
}
