// "Um empréstimo de 9 mil, parcela de 320", "devo 4 mil no cartão": the debt, its monthly payment and the kind of
// credit, each read from the words around it.

import type { Figure } from '../../../language/figures/figure.ts';
import { DEBT_NAMES } from '../../study/figures-of.ts';

export type DebtTerms = {
  /** Amount owed, in centavos. */
  readonly owed?: number;
  /** Monthly payment, in centavos. */
  readonly parcela?: number;
  /** Kind of credit, such as 'cartão'; a person or shop that lent is not one. */
  readonly kind?: string;
};

/** @param figures as language/ read them @returns {} when none belongs to a debt */
export function debtTerms(figures: readonly Figure[]): DebtTerms {
  const debt = figures.find((one) => one.role === 'debt');
  const owed = debt ?? figures.find((one) => one.role === 'loan' || one.role === 'price');
  const parcela = figures.find((one) => one.role === 'installment');
  const kind = debt?.role === 'debt' && debt.name !== undefined ? DEBT_NAMES[debt.name] : undefined;
  return {
    ...(owed === undefined || !('cents' in owed) ? {} : { owed: owed.cents }),
    ...(parcela === undefined || !('cents' in parcela) ? {} : { parcela: parcela.cents }),
    ...(kind === undefined ? {} : { kind }),
  };
}
