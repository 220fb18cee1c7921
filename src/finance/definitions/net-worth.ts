// Net worth: accounts + reserve + investments - debts, each by its own definition.

import type { LedgerReads } from '../../domain/ledger-repos.ts';
import { balanceOf } from './balance.ts';
import { debtsOf } from './debts.ts';
import { investedOf } from './invested.ts';
import { reserveOf } from './reserve.ts';

export type NetWorth = {
  readonly balance: number;
  readonly reserve: number;
  readonly invested: number;
  readonly debts: number;
  readonly total: number;
};

/** All in centavos. */
export function netWorthOf(ledger: LedgerReads): NetWorth {
  const balance = balanceOf(ledger);
  const reserve = reserveOf(ledger);
  const invested = investedOf(ledger);
  const debts = debtsOf(ledger).reduce((sum, { cents }) => sum + cents, 0);
  return { balance, reserve, invested, debts, total: balance + reserve + invested - debts };
}
