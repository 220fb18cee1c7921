// Retirement in today's money: all rates are real (after inflation). A perpetuity needs income / i; a capital that lasts n months is the present
// value of the withdrawals. Source: Assaf Neto, Matemática Financeira, "perpetuidade"; Bengen, "Determining Withdrawal Rates Using Historical Data"
// (1994).

import { depositFor, futureValue } from './compound-interest.ts';
import { type Exact, exact, type Figure } from './exact.ts';
import { presentValue } from './pmt.ts';

/** Perpetuity: centavos of capital that pay `monthly` forever. @param rate real fraction a month, above zero */
export const perpetualCapital = (monthly: Figure, rate: Figure): Exact => exact(monthly).div(rate);

/** Centavos of capital that pay `monthly` for `months`, ending at zero. */
export const lastingCapital = (monthly: Figure, rate: Figure, months: Figure): Exact =>
  presentValue(monthly, rate, months);

/** Centavos a month that can be withdrawn forever without reducing the capital. */
export const sustainableWithdrawal = (capital: Figure, rate: Figure): Exact => exact(capital).times(rate);

export type Accumulation = {
  /** Centavos saved today. */
  readonly saved: Figure;
  readonly months: number;
  /** Real fraction a month. */
  readonly rate: Figure;
};

/** Monthly contribution in centavos that reaches the capital; never negative. */
export function contributionFor(capital: Figure, { saved, months, rate }: Accumulation): Exact {
  if (months <= 0) return exact(capital).minus(saved);
  const deposit = depositFor(capital, { principal: saved, rate, periods: months });
  return deposit.isNegative() ? exact(0) : deposit;
}

/** Centavos accumulated at the end. */
export const accumulated = ({ saved, months, rate }: Accumulation, monthly: Figure): Exact =>
  futureValue({ principal: saved, deposit: monthly, rate, periods: months });
