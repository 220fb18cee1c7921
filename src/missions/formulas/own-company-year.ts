// Yearly net income of the sole owner of a service company: invoices less Simples (Anexo III), INSS and income tax of the pró-labore, and the
// accountant. The pró-labore is the lowest that keeps intellectual services in Anexo III, and at least the minimum wage; the remaining profit is
// tax-free.

import { FACTOR_R, MINIMUM_WAGE, SIMPLES_III } from '../legal-figures.ts';
import { exact, toCents } from './exact.ts';
import { netProLabore } from './net-salary.ts';

export type Company = {
  /** Centavos of each invoice. */
  readonly invoice: number;
  /** Months of the year that are invoiced. */
  readonly months: number;
  /** Centavos a month. */
  readonly accountant: number;
};

/** Centavos. */
export type OwnCompanyYear = {
  readonly sales: number;
  readonly simples: number;
  /** Centavos a month. */
  readonly proLabore: number;
  /** INSS and income tax of the pró-labore, centavos a month. */
  readonly withheld: number;
  readonly left: number;
};

/** Yearly tax by revenue of twelve months: nominal rate minus the deductible amount. */
function simplesOf(sales: number): number {
  const slice = SIMPLES_III.find(({ upTo }) => sales <= upTo) ?? SIMPLES_III[5];
  return toCents(exact(sales).times(slice.percent).div(100).minus(slice.minus));
}

/** All in centavos; `months` invoiced of the year, `accountant` a month. */
export function ownCompanyYear({ invoice, months, accountant }: Company): OwnCompanyYear {
  const sales = invoice * months;
  const simples = simplesOf(sales);
  const proLabore = Math.max(MINIMUM_WAGE, toCents(exact(sales).times(FACTOR_R).div(12)));
  const { inss, incomeTax } = netProLabore(proLabore);
  const withheld = inss + incomeTax;
  return { sales, simples, proLabore, withheld, left: sales - simples - 12 * (withheld + accountant) };
}

/** Search limit in centavos. */
const MOST_INVOICE = 1_000_000_000;

/** Lowest invoice in whole reais (centavos) that leaves this net income a year. */
export function invoiceFor(left: number, company: Omit<Company, 'invoice'>): number {
  let [low, high] = [0, MOST_INVOICE / 100];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (ownCompanyYear({ ...company, invoice: middle * 100 }).left >= left) high = middle;
    else low = middle + 1;
  }
  return low * 100;
}
