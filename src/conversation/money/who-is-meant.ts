// "Ela já devolveu 50": the person named in the previous entry.

import type { Lancamento } from '../../domain/ledger.ts';
import type { Draft } from '../../finance/draft.ts';

const PRONOUN = /^d?el[ae]s?$/iu;
const SAYS_PRONOUN = /(?<!\p{L})d?el[ae]s?(?!\p{L})/iu;

/** A pronoun where a name would stand, or what is owed given back by somebody who is not named. */
const meansSomebody = ({ description = '', counterpart, category }: Draft, text: string): boolean =>
  PRONOUN.test(description) ||
  PRONOUN.test(counterpart ?? '') ||
  (counterpart === undefined && (category ?? 'dividas') === 'dividas' && SAYS_PRONOUN.test(text));

/** The draft with the person's name for a pronoun; without a name to put there, the pronoun names nothing. */
export function whoIsMeant(draft: Draft, text: string, last: Lancamento | undefined): Draft {
  if (!meansSomebody(draft, text)) return draft;
  const { description, ...rest } = draft;
  const named = description === undefined || PRONOUN.test(description) ? rest : draft;
  const who = last?.counterpart ?? '';
  if (who === '') return named;
  // What comes in from somebody who owes is worked out where it is kept.
  return { ...named, counterpart: who, ...(draft.kind === 'receita' ? { category: 'outras_receitas' } : {}) };
}
