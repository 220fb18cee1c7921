// What a year of invoices leaves to the only owner of a service company: less Simples (Anexo III), INSS and income tax of the pró-labore,
// and the accountant. The pró-labore is the least that keeps brain work in Anexo III, and never under the minimum wage; the profit that is
// left over it is free of tax.

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
  /** A month. */
  readonly proLabore: number;
  /** INSS and income tax of it, a month. */
  readonly withheld: number;
  readonly left: number;
};

/** Of the sales of twelve months: nominal rate less a sum. */
function simplesOf(sales: number): number {
  const slice = SIMPLES_III.find(({ upTo }) => sales <= upTo) ?? SIMPLES_III[5];
  return toCents(exact(sales).times(slice.percent).div(100).minus(slice.minus));
}

export function ownCompanyYear({ invoice, months, accountant }: Company): OwnCompanyYear {
  const sales = invoice * months;
  const simples = simplesOf(sales);
  const proLabore = Math.max(MINIMUM_WAGE, toCents(exact(sales).times(FACTOR_R).div(12)));
  const { inss, incomeTax } = netProLabore(proLabore);
  const withheld = inss + incomeTax;
  return { sales, simples, proLabore, withheld, left: sales - simples - 12 * (withheld + accountant) };
}

/** Nobody asks beyond it. */
const MOST_INVOICE = 1_000_000_000;

/** The least invoice in whole reais (centavos) that leaves so much a year. */
export function invoiceFor(left: number, company: Omit<Company, 'invoice'>): number {
  let [low, high] = [0, MOST_INVOICE / 100];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (ownCompanyYear({ ...company, invoice: middle * 100 }).left >= left) high = middle;
    else low = middle + 1;
  }
  return low * 100;
}
