// Whether a word is written as a name inside a sentence.
import { classSet } from '../lexicon/class-bits.ts';
import type { Reading } from '../reading/reading.ts';
import { startsUpper } from '../tokens/token-shapes.ts';

/** Capitalised, in a message that is not all capitals. */
export function looksTitled(r: Reading, i: number): boolean {
  const unit = r.units[i];
  if (unit === undefined || unit.kind !== 'word') return false;
  const start = r.startOf(i);
  return start > 0 && startsUpper(r.raw(i, i + 1)) && !r.shouted;
}

/** "Põe O Agente Secreto": the article belongs to the title. */
export const afterBigArticle = (r: Reading, i: number): boolean =>
  i > 0 && !r.shouted && /\S [OA]s? $/.test(r.text.slice(0, r.startOf(i)));

const TAKES_TITLE = classSet('v_watch', 'watch_verb_done', 'v_keep', 'movie_noun', 'tv_noun');

/** Capitalised where a title stands, a verb orders nothing: "quero ver Cancela", "guarda o filme Desfaz". */
export const isTitle = (r: Reading, i: number): boolean =>
  looksTitled(r, i) && r.isSome(r.is(i - 1, 'det') ? i - 2 : i - 1, TAKES_TITLE);
