// "Ela já devolveu 50": the pronoun means the person of the previous entry.

import type { Draft } from '../../../finance/draft.ts';
import { isPronoun, personMeant, pronounIn } from '../../focus/person-meant.ts';
import type { Loaded } from '../../loaded.ts';
import type { Situation } from '../../situation.ts';

const SAYS_PRONOUN = /(?<![a-zà-ÿ])d?el[ae]s?(?![a-zà-ÿ])/i;

/** A pronoun in place of a name, or a repayment without one. */
const meansSomebody = ({ description = '', counterpart, category }: Draft, text: string): boolean =>
  isPronoun(description) ||
  isPronoun(counterpart ?? '') ||
  (counterpart === undefined && (category ?? 'dividas') === 'dividas' && SAYS_PRONOUN.test(text));

/** "E emprestei mais 50 hoje", behind a loan: to the same person. */
const LENT_MORE = /(?<![a-zà-ÿ])(?:emprestei|peguei|devolvi) (?:mais|outr[oa]s)(?![a-zà-ÿ])/i;
const addsToLoan = ({ counterpart, category }: Draft, text: string, last: Loaded['lastEntry']): boolean =>
  counterpart === undefined && category === 'dividas' && last?.category === 'dividas' && LENT_MORE.test(text);

/** The draft with the person's name for a pronoun; when nobody is known, without the pronoun. */
export function draftForPronoun(draft: Draft, situation: Situation): Draft {
  const { text, loaded } = situation;
  const more = addsToLoan(draft, text, loaded.lastEntry);
  if (!more && !meansSomebody(draft, text)) return draft;
  const { description, ...rest } = draft;
  const named = description === undefined || isPronoun(description) ? rest : draft;
  const pronoun = pronounIn(text);
  const who = pronoun === undefined ? (loaded.lastEntry?.counterpart ?? '') : personMeant(pronoun, situation);
  if (who === '') return named;
  // Income gets a neutral category: whether it repays a debt is decided on recording.
  return { ...named, counterpart: who, ...(draft.kind === 'receita' ? { category: 'outras_receitas' } : {}) };
}
