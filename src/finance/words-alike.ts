// Synonyms for searching entries: "combustível" also matches gasolina, etanol and diesel.

import { folded } from '../domain/fold.ts';
import type { FilterPart } from '../domain/ledger.ts';
import { lifeTopic } from './life-topics.ts';

/** Folded prefixes that each word also stands for. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  combustivel: 'gasolina gasosa etanol alcool diesel gnv abastec',
  gasolina: 'gasosa abastec',
  abastecimento: 'gasolina gasosa etanol alcool diesel gnv combustivel',
  delivery: 'ifood rappi aiqfome 99food ze delivery',
  streaming: 'netflix spotify globoplay disney hbo max prime youtube deezer paramount',
  farmacia: 'remedio drogaria drogasil pague menos',
  luz: 'energia enel celpe cemig copel coelba cpfl equatorial neoenergia',
  energia: 'luz enel celpe cemig copel coelba cpfl equatorial neoenergia',
  internet: 'wifi wi-fi banda larga',
};

/** Folded prefixes; empty for a word without synonyms. */
export function wordsAlike(word: string): readonly string[] {
  const said = folded(word);
  return STANDS_FOR[said]?.split(' ') ?? [];
}

/** Filter by a word and its synonyms, or by all parts of a broad topic. */
export function byWords(
  words: string,
): { readonly words: string; readonly alike?: readonly string[] } | { readonly anyOf: readonly FilterPart[] } {
  const topic = lifeTopic(words);
  if (topic !== undefined) return { anyOf: topic.anyOf };
  const alike = wordsAlike(words);
  return alike.length === 0 ? { words } : { words, alike };
}
