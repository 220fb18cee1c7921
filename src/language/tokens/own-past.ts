// What the person did, told with two verbs or as "a gente": "tive que pagar" and "acabei pagando" are "paguei", "a gente
// pagou" is "pagamos".

import { OWN_PAST, WORDS } from '../lexicon/lexicon.ts';
import { TENSE_BITS } from '../verbs/tense.ts';
import { type Word, wordOf } from './word.ts';

const { inf, ger, past3 } = TENSE_BITS;
/** What may stand between "a gente" and its verb: "a gente só pagou". */
const BETWEEN = /^(?:ja|so|tambem|tb|hoje|hj|ontem|tudo)$/;
const HAD_TO = /^(?:tive|tivemos|acabei|acabamos|terminei|terminamos|obrigad[oa]s?)$/;
const LINK = /^(?:que|q|de|a)$/;
const MANAGED = /^(?:precisei|precisamos|consegui|conseguimos)$/;
const ENDED_UP = /^(?:acabei|acabamos|terminei|terminamos)$/;

type Before = { readonly norm: string; readonly word: Word };

/** The word at `at`, as the verb it stands for. */
const said = (before: readonly Before[], at: number): string => before[at]?.word.norm ?? '';

function tellsOfMe(tenses: number, before: readonly Before[]): boolean {
  let last = before.length - 1;
  if ((tenses & ger) !== 0) return ENDED_UP.test(said(before, last));
  if ((tenses & inf) !== 0)
    return MANAGED.test(said(before, last)) || (LINK.test(said(before, last)) && HAD_TO.test(said(before, last - 1)));
  while (last >= 0 && BETWEEN.test(said(before, last))) last--;
  return said(before, last) === 'a gente';
}

/** The verb as the person's own past ("pagar" as "paguei"); undefined where it is not told of the person. */
export function ownPast(norm: string, tenses: number, before: readonly Before[]): Word | undefined {
  if ((tenses & (inf | ger | past3)) === 0 || before.length === 0 || !tellsOfMe(tenses, before)) return undefined;
  const own = OWN_PAST.get(norm);
  return own === undefined || !WORDS.has(own) ? undefined : wordOf(own);
}
