// Yearly net pay of a registered job after INSS and income tax: eleven salaries, the holiday month with its third, the 13th, and the FGTS on all of
// them, which cannot be withdrawn freely. 13th: Lei 4.090/1962; holidays: CLT, art. 129, and Constituição, art. 7, XVII; each of the three is taxed
// separately.

import { FGTS } from '../legal-figures.ts';
import { exact, toCents } from './exact.ts';
import { netSalary } from './net-salary.ts';

/** Centavos. */
export type EmployeeYear = {
  readonly salary: number;
  readonly holidays: number;
  readonly thirteenth: number;
  readonly fgts: number;
  readonly total: number;
};

export const SALARIES = 11;

/** @param gross centavos a month, above 0 */
export function employeeYear(gross: number, dependants = 0): EmployeeYear {
  const withThird = toCents(exact(gross).times(4).div(3));
  const salary = netSalary(gross, dependants).net;
  const holidays = netSalary(withThird, dependants).net;
  // 12 salaries, the 13th and the holiday third.
  const fgts = toCents(exact(gross).times(40).div(3).times(FGTS.deposit));
  return { salary, holidays, thirteenth: salary, fgts, total: SALARIES * salary + holidays + salary + fgts };
}
