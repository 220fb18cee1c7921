// SAC (constant amortisation): equal amortisation every month and interest on the balance, so instalments decrease. The last one takes the centavos
// that do not divide. Source: Banco Central, "Sistema de Amortização Constante"; Assaf Neto, Matemática Financeira, ch. 11.

import { exact, type Figure, toCents } from './exact.ts';
import type { LoanRow } from './price-table.ts';

/** One row per instalment. @param principal centavos @param rate fraction per period */
export function sacTable(principal: number, rate: Figure, periods: number): readonly LoanRow[] {
  const constant = Math.floor(principal / periods);
  const rows: LoanRow[] = [];
  let owed = principal;
  for (let no = 1; no <= periods; no++) {
    const interest = toCents(exact(owed).times(rate));
    const amortisation = no === periods ? owed : constant;
    owed -= amortisation;
    rows.push({ no, payment: interest + amortisation, interest, amortisation, balance: owed });
  }
  return rows;
}
