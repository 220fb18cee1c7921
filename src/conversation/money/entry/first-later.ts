// "IPTU 2.400 em 10x, primeira em fevereiro": the instalments begin on a day to come.

import type { Draft } from '../../../finance/draft.ts';
import type { Reading } from '../../../language/reading/reading.ts';

const FIRST = /(?<!\p{L})primeira(?: parcela)? (?:(?:s[óo]|vence|é|cai) )*(?:em|n[oa]|pr[ao]|para|dia)(?!\p{L})/iu;

/** The draft with the next day that fits the words, when they say when the first instalment is due. */
export function firstLater(draft: Draft, text: string, { future, today }: Reading): Draft {
  // A purchase of today has its own day; only the month told for the instalments was read as that.
  if ((draft.parcelas ?? 1) < 2 || draft.precision !== 'month' || draft.date >= today || !FIRST.test(text))
    return draft;
  const due = future.find(({ date }) => date > today);
  return due === undefined ? draft : { ...draft, date: due.date, precision: due.precision };
}
