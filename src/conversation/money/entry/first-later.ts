// "IPTU 2.400 em 10x, primeira em fevereiro": the instalments begin on a day to come. "Seguro-desemprego, 5 parcelas de 1.800 a partir
// de janeiro": what comes in is one expected entry a month.

import { folded } from '../../../domain/fold.ts';
import { addMonths } from '../../../finance/civil-date.ts';
import type { Draft } from '../../../finance/draft.ts';
import { splitEvenly } from '../../../finance/parcelas.ts';
import type { Reading } from '../../../language/reading/reading.ts';
import { startIn } from '../recurring/first-day-of.ts';

const FIRST =
  /(?<![a-zà-ÿ])(?:primeira(?: parcela)? (?:(?:s[óo]|vence|é|cai) )*(?:em|n[oa]|pr[ao]|para|dia)|a partir d[eo]|come[çc](?:ando|a) (?:s[óo] )?(?:em|n[oa]))(?![a-zà-ÿ])/i;

/** The draft with the next day that fits the words, when they say when the first instalment is due. */
export function firstLater(draft: Draft, text: string, { future, today }: Reading): Draft {
  if ((draft.parcelas ?? 1) < 2 || draft.kind === 'receita' || draft.date > today || !FIRST.test(text)) return draft;
  const start = startIn(folded(text), today);
  if (start !== undefined) return { ...draft, date: start, precision: 'month' };
  // A purchase of today has its own day; only the month told for the instalments was read as that.
  if (draft.precision !== 'month' || draft.date === today) return draft;
  const due = future.find(({ date }) => date > today);
  return due === undefined ? draft : { ...draft, date: due.date, precision: due.precision };
}

/** One draft a month from the month told; the draft itself when it is spent, or begins at once. */
export function eachMonthFrom(draft: Draft, text: string, { today }: Reading): readonly Draft[] {
  const { parcelas = 1, method: _, cents, ...rest } = draft;
  const start = parcelas < 2 || draft.kind !== 'receita' ? undefined : startIn(folded(text), today);
  if (start === undefined || cents === undefined) return [draft];
  return splitEvenly(cents, parcelas).map((each, month) => {
    const date = addMonths(start, month);
    return { ...rest, parcelas: 1, cents: each, date, precision: 'month', pending: true } as const;
  });
}
