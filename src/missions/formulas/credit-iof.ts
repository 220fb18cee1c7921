// IOF on a personal loan: 0.38 % at once plus 0.0082 % a day on each amortisation, for at most 365 days, hence never above 3.373 % of the principal.
// Source: Decreto 6.306/2007, art. 7, I, b and §§ 1 and 15 (rates for pessoa física).

import { LOAN_IOF } from '../legal-figures.ts';
import { exact, type Figure, toCents } from './exact.ts';

const DAYS_OF_MONTH = 30;

/** Tax in centavos. `amortisations[k]` (centavos) is paid (k + 1) months of 30 days after the loan. */
export function creditIof(amortisations: readonly Figure[]): number {
  const principal = amortisations.reduce<ReturnType<typeof exact>>((sum, one) => sum.plus(one), exact(0));
  const daily = amortisations.reduce<ReturnType<typeof exact>>(
    (sum, one, index) =>
      sum.plus(
        exact(one)
          .times(LOAN_IOF.daily)
          .times(Math.min(LOAN_IOF.mostDays, (index + 1) * DAYS_OF_MONTH)),
      ),
    exact(0),
  );
  return toCents(principal.times(LOAN_IOF.flat).plus(daily));
}
