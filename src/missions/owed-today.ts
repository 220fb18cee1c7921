// What would settle a debt today. In instalments whose interest is known, what is left to pay has the interest of months to come in it.

import type { LedgerReads } from '../domain/ledger-repos.ts';
import type { Told } from '../domain/told.ts';
import { leftOf } from '../finance/definitions/debts.ts';
import { fromPercent } from './formulas/exact.ts';
import { presentValue } from './formulas/pmt.ts';

/** In centavos. */
export function owedToday(ledger: LedgerReads, debt: Told<'divida'>): number {
  const left = leftOf(ledger, debt);
  const { monthlyRate, parcelas, parcelaCents } = debt.value;
  if (parcelas === undefined || parcelaCents === undefined || !monthlyRate) return left;
  return presentValue(parcelaCents, fromPercent(monthlyRate), left / parcelaCents)
    .toDecimalPlaces(0)
    .toNumber();
}
