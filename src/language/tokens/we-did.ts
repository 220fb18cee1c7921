// "A gente pagou" is "pagamos": a past verb of the third person after "a gente" tells of the person.

import { WORDS } from '../lexicon/lexicon.ts';
import { TENSE_BITS } from '../verbs/tense.ts';
import { type Word, wordOf } from './word.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  deu: 'demos',
  fez: 'fizemos',
  foi: 'fomos',
  pos: 'pusemos',
  quis: 'quisemos',
  teve: 'tivemos',
  trouxe: 'trouxemos',
  veio: 'viemos',
};
const ENDINGS: Readonly<Record<string, string>> = { ou: 'amos', eu: 'emos', iu: 'imos' };
/** What may stand between: "a gente só pagou", "a gente ontem gastou". */
const BETWEEN = /^(?:ja|so|tambem|tb|hoje|hj|ontem|tudo)$/;

type Before = { readonly norm: string };

const follows = (before: readonly Before[]): boolean => {
  let at = before.length - 1;
  while (at >= 0 && BETWEEN.test(before[at]?.norm ?? '')) at--;
  return before[at]?.norm === 'a gente';
};

/** The verb in the first person plural where "a gente" is its subject; undefined for any other word. */
export function weDid(norm: string, tenses: number, before: readonly Before[]): Word | undefined {
  if ((tenses & TENSE_BITS.past3) === 0 || before.length === 0 || !follows(before)) return undefined;
  const regular = ENDINGS[norm.slice(-2)];
  const ours = IRREGULAR[norm] ?? (regular === undefined ? norm : norm.slice(0, -2) + regular);
  return ((WORDS.get(ours)?.tenses ?? 0) & TENSE_BITS.past1p) === 0 ? undefined : wordOf(ours);
}
