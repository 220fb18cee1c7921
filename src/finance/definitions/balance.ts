// Balance: cash on hand now = everything received minus everything paid out of current accounts, the wallet and entries without a conta. Savings,
// investments and cards are excluded; a pending entry counts when it is paid.

import type { LedgerReads } from '../../domain/ledger-repos.ts';
import { contaKindOf, contaSlug } from '../conta.ts';

/** Centavos. */
export const balanceOf = (ledger: LedgerReads): number =>
  ledger
    .balances()
    .filter(({ conta }) => ['corrente', 'carteira'].includes(contaKindOf(conta)))
    .reduce((sum, { cents }) => sum + cents, 0);

/** Centavos in the contas of one name, its card excluded; undefined when it was never mentioned. */
export function balanceAt(ledger: LedgerReads, slug: string): number | undefined {
  const own = ledger.balances().filter(({ conta }) => contaSlug(conta) === slug && contaKindOf(conta) !== 'cartao');
  return own.length === 0 ? undefined : own.reduce((sum, { cents }) => sum + cents, 0);
}
