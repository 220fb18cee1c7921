// Debts: what was told as owed (less the parcelas told as paid) and what cards have been charged beyond what was paid to them.

import type { ToldValues } from '../../domain/told.ts';
import type { LedgerReads } from '../../ports.ts';
import { contaKindOf, contaLabel } from '../conta.ts';

export type Debt = { readonly name: string; readonly cents: number };

/** What is left of a told debt: its parcelas still to pay, or its amount. Centavos. */
export function leftOf({ cents, parcelas, parcelaCents, paid = 0 }: ToldValues['divida']): number {
  if (parcelas !== undefined && parcelaCents !== undefined) return Math.max(0, parcelas - paid) * parcelaCents;
  return cents;
}

/** Largest first; contas that owe nothing are left out. */
export function debtsOf(ledger: LedgerReads): readonly Debt[] {
  const told = ledger.told('divida').map(({ value }) => ({ name: value.name, cents: leftOf(value) }));
  const cards = ledger
    .balances()
    .filter(({ conta, cents }) => contaKindOf(conta) === 'cartao' && cents < 0)
    .map(({ conta, cents }) => ({ name: contaLabel(conta), cents: -cents }));
  return [...told, ...cards].filter(({ cents }) => cents > 0).sort((a, b) => b.cents - a.cents);
}
