// Debts: amounts told as owed, minus instalments reported as paid and payments recorded since; plus what cards and carnês charged beyond what was
// paid to them.

import { folded } from '../../domain/fold.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';
import type { Told, ToldValues } from '../../domain/told.ts';
import { contaKindOf, contaLabel } from '../conta.ts';

export type Debt = { readonly name: string; readonly cents: number };

const MOST_PAYMENTS = 500;

/** Matches a payment by its payee or description: 'Carlos', 'parcela do carro'; "dívida" paid to somebody is only theirs. */
function isPaymentOf(key: string, { counterpart, description }: Lancamento): boolean {
  if (folded(counterpart) === key) return true;
  return (counterpart === '' || key !== 'divida') && ` ${folded(description)} `.includes(` ${key} `);
}

/** Centavos of `dividas` expenses that name the debt, recorded since it was told. */
function paidSinceTold(ledger: LedgerReads, { key, value: { toldAt } }: Told<'divida'>): number {
  if (toldAt === undefined) return 0;
  return ledger
    .list({ kind: 'despesa', category: 'dividas' }, 'recorded', MOST_PAYMENTS)
    .filter((one) => one.recordedAt >= toldAt && isPaymentOf(key, one))
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** Amount owed when it was told: the unpaid instalments, or the stated amount. Centavos. */
export const toldLeft = ({ cents, parcelas, parcelaCents, paid = 0 }: ToldValues['divida']): number =>
  parcelas === undefined || parcelaCents === undefined ? cents : Math.max(0, parcelas - paid) * parcelaCents;

/** Outstanding amount of a told debt now. Centavos, never negative. */
export const leftOf = (ledger: LedgerReads, debt: Told<'divida'>): number =>
  Math.max(0, toldLeft(debt.value) - paidSinceTold(ledger, debt));

/** All debts, largest first; accounts that owe nothing are left out. */
export function debtsOf(ledger: LedgerReads): readonly Debt[] {
  const told = ledger.told('divida').map((debt) => ({ name: debt.value.name, cents: leftOf(ledger, debt) }));
  const cards = ledger
    .balances()
    .filter(({ conta, cents }) => ['cartao', 'carne'].includes(contaKindOf(conta)) && cents < 0)
    .map(({ conta, cents }) => ({ name: contaLabel(conta), cents: -cents }));
  return [...told, ...cards].filter(({ cents }) => cents > 0).sort((a, b) => b.cents - a.cents);
}
