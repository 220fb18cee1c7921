// "Ela já devolveu 50": the person of the entry told just before.

import type { Lancamento } from '../domain/ledger.ts';
import type { Draft } from '../finance/draft.ts';

const PRONOUN = /^d?el[ae]s?$/iu;

/** The draft with the person's name for a pronoun; without a name to put there, the pronoun names nothing. */
export function whoIsMeant(draft: Draft, last: Lancamento | undefined): Draft {
  const { description, ...rest } = draft;
  if (!PRONOUN.test(description ?? '') && !PRONOUN.test(draft.counterpart ?? '')) return draft;
  const named = PRONOUN.test(description ?? '') || description === undefined ? rest : draft;
  const who = last?.counterpart ?? '';
  if (who === '') return named;
  // What comes in from somebody who owes is worked out where it is kept.
  return { ...named, counterpart: who, ...(draft.kind === 'receita' ? { category: 'outras_receitas' } : {}) };
}
