// "Um empréstimo de 9 mil, parcela de 320", "devo 4 mil no cartão": the debt, its monthly payment and the kind of
// credit, each read from the words around it.

import type { Figure } from '../../language/figures/figure.ts';
import { DEBT_NAMES } from '../study/figures-of.ts';

export type DebtTerms = {
  /** Centavos. */
  readonly owed?: number;
  /** Centavos a month. */
  readonly parcela?: number;
  /** 'cartão': only of a kind of credit, not of who lent. */
  readonly kind?: string;
};

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
