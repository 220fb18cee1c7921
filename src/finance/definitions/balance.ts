// Balance: money at hand now, which is everything that arrived minus everything that left the current accounts, the wallet and what was
// told without saying where. Savings, investments and cards are not part of it; a pending record counts when it is paid.

import type { LedgerReads } from '../../ports.ts';
import { contaKindOf, contaSlug } from '../conta.ts';

/** Centavos at hand. */
export const balanceOf = (ledger: LedgerReads): number =>
  ledger
    .balances()
    .filter(({ conta }) => ['corrente', 'carteira'].includes(contaKindOf(conta)))
    .reduce((sum, { cents }) => sum + cents, 0);

/** Centavos in the contas of one name, its card left out; undefined when it was never mentioned. */
export function balanceAt(ledger: LedgerReads, slug: string): number | undefined {
  const own = ledger.balances().filter(({ conta }) => contaSlug(conta) === slug && contaKindOf(conta) !== 'cartao');
  return own.length === 0 ? undefined : own.reduce((sum, { cents }) => sum + cents, 0);
}
