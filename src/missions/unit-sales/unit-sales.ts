// What somebody sells by the piece or by the client, and what that leaves. Money in centavos.

import type { Span } from '../costs-told.ts';
import { type Exact, exact, toCents } from '../formulas/exact.ts';
import { WEEKS } from '../work-told.ts';

export type Pace = Exclude<Span, 'ano'>;
export type NamedSum = { readonly name: string; readonly cents: number };

export type UnitSales = {
  /** As it was counted: 'bolos'. */
  readonly unit?: string;
  /** Of one. */
  readonly price?: number;
  /** What one takes, by name. */
  readonly costs: readonly NamedSum[];
  /** % of the price that stays with the card machine, an app or a salon. */
  readonly fee?: number;
  readonly count?: number;
  readonly pace?: Pace;
  readonly daysAWeek?: number;
  readonly daysAMonth?: number;
  /** What goes out however many are sold. */
  readonly fixed: readonly (NamedSum & { readonly pace: Pace })[];
  /** To be left each month. */
  readonly wanted?: number;
  /** What a job pays now, a month. */
  readonly salary?: number;
  /** % of the price that should be left, and of the cost where it is said to be on top of it. */
  readonly margin?: number;
  readonly onTop?: boolean;
};

/** Of a month, where nobody said on how many days one works. */
export const USUAL_DAYS = 22;

export const daysOf = ({ daysAMonth, daysAWeek }: UnitSales): Exact =>
  daysAMonth !== undefined
    ? exact(daysAMonth)
    : daysAWeek === undefined
      ? exact(USUAL_DAYS)
      : exact(daysAWeek).times(WEEKS);

const times = (sales: UnitSales, pace: Pace): Exact =>
  pace === 'dia' ? daysOf(sales) : pace === 'semana' ? WEEKS : exact(1);

/** How many in a month; undefined while that is not told. */
export const soldInMonth = (sales: UnitSales): Exact | undefined =>
  sales.count === undefined ? undefined : times(sales, sales.pace ?? 'mes').times(sales.count);

export const fixedInMonth = (sales: UnitSales): number =>
  sales.fixed.reduce((sum, { cents, pace }) => sum + toCents(times(sales, pace).times(cents)), 0);

export const costOfOne = ({ costs }: UnitSales): number => costs.reduce((sum, { cents }) => sum + cents, 0);

/** What one leaves at that price, after what it takes and the fee. */
export const leftOfOne = (sales: UnitSales, price: number): number =>
  price -
  costOfOne(sales) -
  toCents(
    exact(price)
      .times(sales.fee ?? 0)
      .div(100),
  );

/** What all of them leave in a month after everything told; undefined while the price or the number is missing. */
export function leftInMonth(sales: UnitSales): number | undefined {
  const sold = soldInMonth(sales);
  return sold === undefined || sales.price === undefined
    ? undefined
    : toCents(sold.times(leftOfOne(sales, sales.price))) - fixedInMonth(sales);
}
