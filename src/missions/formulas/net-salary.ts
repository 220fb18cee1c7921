// Monthly payroll deductions: INSS by brackets; income tax by the monthly table on the gross less INSS and dependants or, when it is more, less the
// simplified discount; then the reduction for gross pay up to R$ 7.350,00.

import {
  DEPENDANT,
  INCOME_TAX,
  INSS,
  INSS_CEILING,
  PRO_LABORE_INSS,
  SIMPLIFIED,
  TAX_FREE_UP_TO,
  TAX_REDUCED_UP_TO,
  TAX_REDUCTION,
} from '../legal-figures.ts';
import { type Exact, exact, toCents } from './exact.ts';

export type Slice = { readonly cents: number; readonly percent: string };
export type NetSalary = {
  readonly inss: number;
  /** INSS by bracket, lowest first. */
  readonly slices: readonly Slice[];
  /** Centavos deducted from the tax base: INSS and dependants, or the simplified discount, whichever is more. */
  readonly deducted: number;
  readonly simplified: boolean;
  readonly base: number;
  readonly percent: string;
  readonly minus: number;
  /** Tax by the table, before the reduction. */
  readonly byTable: number;
  readonly reduction: number;
  readonly incomeTax: number;
  readonly net: number;
};

const slicesOf = (gross: number): readonly Slice[] =>
  INSS.flatMap(({ upTo, percent }, index) => {
    const from = INSS[index - 1]?.upTo ?? 0;
    return gross <= from ? [] : [{ cents: Math.min(gross, upTo) - from, percent }];
  });

const sumOf = (slices: readonly Slice[]): Exact =>
  slices.reduce((sum, { cents, percent }) => sum.plus(exact(cents).times(percent).div(100)), exact(0));

/** Centavos of the reduction, at most the tax itself. */
function reductionOf(gross: number, tax: number): number {
  if (gross <= TAX_FREE_UP_TO) return tax;
  if (gross > TAX_REDUCED_UP_TO) return 0;
  return Math.min(tax, Math.max(0, toCents(exact(TAX_REDUCTION.from).minus(exact(TAX_REDUCTION.share).times(gross)))));
}

/** @param gross centavos a month, above 0. */
export function netSalary(gross: number, dependants = 0): NetSalary {
  const slices = slicesOf(gross);
  return { slices, ...afterInss(gross, toCents(sumOf(slices)), dependants) };
}

/** Net of an owner's pró-labore: INSS at a single rate, without brackets. @param gross centavos a month, above 0. */
export const netProLabore = (gross: number): Omit<NetSalary, 'slices'> =>
  afterInss(gross, toCents(exact(Math.min(gross, INSS_CEILING)).times(PRO_LABORE_INSS).div(100)), 0);

function afterInss(gross: number, inss: number, dependants: number): Omit<NetSalary, 'slices'> {
  const legal = inss + dependants * DEPENDANT;
  const deducted = Math.max(legal, SIMPLIFIED);
  const base = Math.max(0, gross - deducted);
  const row = INCOME_TAX.find(({ upTo }) => base <= upTo) ?? INCOME_TAX[4];
  const byTable = Math.max(0, toCents(exact(base).times(row.percent).div(100).minus(row.minus)));
  const reduction = reductionOf(gross, byTable);
  const incomeTax = byTable - reduction;
  const { percent, minus } = row;
  const simplified = SIMPLIFIED > legal;
  const net = gross - inss - incomeTax;
  return { inss, deducted, simplified, base, percent, minus, byTable, reduction, incomeTax, net };
}

/** Search limit in centavos. */
const MOST_GROSS = 1_000_000_000;

/** Lowest gross salary (centavos) whose net is `net`; found by bisection, since net never decreases as gross rises. */
export function grossFor(net: number, dependants = 0): number {
  let [low, high] = [net, MOST_GROSS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (netSalary(middle, dependants).net >= net) high = middle;
    else low = middle + 1;
  }
  return low;
}
