// Invested total: what was put into investments minus what was taken out (at cost, not at market value), of one asset or of all.

import type { LedgerReads } from '../../ports.ts';
import { contaKindOf, contaSlug } from '../conta.ts';

export type Investment = { readonly slug: string; readonly cents: number };

/** Each asset with what was put in, largest first. */
export const investments = (ledger: LedgerReads, asset?: string): readonly Investment[] =>
  ledger
    .balances()
    .filter(({ conta }) => contaKindOf(conta) === 'investimento')
    .map(({ conta, cents }) => ({ slug: contaSlug(conta), cents }))
    .filter(({ slug, cents }) => cents !== 0 && (asset === undefined || slug.includes(asset)))
    .sort((a, b) => b.cents - a.cents);

/** Centavos. */
export const investedOf = (ledger: LedgerReads, asset?: string): number =>
  investments(ledger, asset).reduce((sum, { cents }) => sum + cents, 0);
