// What an employer withholds of a salary in 2026, by month. INSS by slices (Portaria Interministerial MPS/MF of January 2026, minimum wage of
// R$ 1.621,00). Income tax: monthly table (Lei 15.191/2025); R$ 189,59 a dependant or, when it is more than INSS and dependants
// together, the simplified R$ 607,20 (Lei 9.250/1995, art. 4); reduction up to R$ 7.350,00 (Lei 15.270/2025: art. 3-A of Lei 9.250).

import { type Exact, exact, toCents } from './exact.ts';

export const TABLES_OF = 2026;

/** Centavos, % of the slice up to there. */
const INSS = [
  { upTo: 162_100, percent: '7.5' },
  { upTo: 290_284, percent: '9' },
  { upTo: 435_427, percent: '12' },
  { upTo: 847_555, percent: '14' },
] as const;
/** Centavos. `minus` is what the slices below paid less. */
const INCOME_TAX = [
  { upTo: 242_880, percent: '0', minus: 0 },
  { upTo: 282_665, percent: '7.5', minus: 18_216 },
  { upTo: 375_105, percent: '15', minus: 39_416 },
  { upTo: 466_468, percent: '22.5', minus: 67_549 },
  { upTo: Number.POSITIVE_INFINITY, percent: '27.5', minus: 90_873 },
] as const;
const DEPENDANT = 18_959;
const SIMPLIFIED = 60_720;
const FREE_UP_TO = 500_000;
const REDUCED_UP_TO = 735_000;
const REDUCTION = { from: 97_862, share: '0.133145' } as const;

export type Slice = { readonly cents: number; readonly percent: string };
export type NetSalary = {
  readonly inss: number;
  /** What INSS is made of, lowest slice first. */
  readonly slices: readonly Slice[];
  /** INSS and dependants, or the simplified discount: whichever is more. */
  readonly deducted: number;
  readonly simplified: boolean;
  readonly base: number;
  readonly percent: string;
  readonly minus: number;
  /** By the table alone. */
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

/** Never more than the tax itself. */
function reductionOf(gross: number, tax: number): number {
  if (gross <= FREE_UP_TO) return tax;
  if (gross > REDUCED_UP_TO) return 0;
  return Math.min(tax, Math.max(0, toCents(exact(REDUCTION.from).minus(exact(REDUCTION.share).times(gross)))));
}

/** @param gross centavos a month, above 0. */
export function netSalary(gross: number, dependants = 0): NetSalary {
  const slices = slicesOf(gross);
  const inss = toCents(sumOf(slices));
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
  return { inss, slices, deducted, simplified, base, percent, minus, byTable, reduction, incomeTax, net };
}

/** Nobody asks beyond it. */
const MOST_GROSS = 1_000_000_000;

/** The least gross salary (centavos) that leaves `net`; what is left never falls as the gross rises. */
export function grossFor(net: number, dependants = 0): number {
  let [low, high] = [net, MOST_GROSS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (netSalary(middle, dependants).net >= net) high = middle;
    else low = middle + 1;
  }
  return low;
}
