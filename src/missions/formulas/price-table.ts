// Price table (French amortisation): equal instalments. Every row is in whole centavos: interest is rounded, the rest of the instalment amortises,
// and the last instalment absorbs the rounding, so that the balance ends at exactly zero. Source: Banco Central, "Sistema de amortização Price";
// Assaf Neto, Matemática Financeira, ch. 11.

import { exact, type Figure, toCents } from './exact.ts';
import { pmt } from './pmt.ts';

/** One instalment, in centavos. `payment` = `interest` + `amortisation`. */
export type LoanRow = {
  readonly no: number;
  readonly payment: number;
  readonly interest: number;
  readonly amortisation: number;
  /** Balance after this instalment. */
  readonly balance: number;
};

/** One row per instalment. @param principal centavos @param rate fraction per period */
export function priceTable(principal: number, rate: Figure, periods: number): readonly LoanRow[] {
  const fixed = toCents(pmt(principal, rate, periods));
  const rows: LoanRow[] = [];
  let owed = principal;
  for (let no = 1; no <= periods; no++) {
    const interest = toCents(exact(owed).times(rate));
    // Instalments rounded up may settle the loan before the last one.
    const amortisation = no === periods ? owed : Math.min(fixed - interest, owed);
    owed -= amortisation;
    rows.push({ no, payment: interest + amortisation, interest, amortisation, balance: owed });
  }
  return rows;
}

/** Total interest in centavos. */
export const interestOf = (rows: readonly LoanRow[]): number => rows.reduce((sum, { interest }) => sum + interest, 0);

/** Total paid in centavos. */
export const paidOf = (rows: readonly LoanRow[]): number => rows.reduce((sum, { payment }) => sum + payment, 0);
