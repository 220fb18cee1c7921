// Invested total: contributions minus withdrawals (at cost, not at market value), of one asset or of all.

import type { LedgerReads } from '../../domain/ledger-repos.ts';
import { contaKindOf, contaSlug } from '../conta.ts';

export type Investment = { readonly slug: string; readonly cents: number };

/** Asset classes, each with the asset names people use for it. */
const CLASSES: Readonly<Record<string, RegExp>> = {
  renda_fixa: /renda_fixa|cdb|tesouro|lci|lca|cri|cra|debenture/,
  renda_variavel: /renda_variavel|acoes|acao|fii|etf|bdr/,
};

const belongs = (slug: string, asset: string): boolean => CLASSES[asset]?.test(slug) ?? slug.includes(asset);

/** Invested amount of each asset, largest first. */
export const investments = (ledger: LedgerReads, asset?: string): readonly Investment[] =>
  ledger
    .balances()
    .filter(({ conta }) => contaKindOf(conta) === 'investimento')
    .map(({ conta, cents }) => ({ slug: contaSlug(conta), cents }))
    .filter(({ slug, cents }) => cents !== 0 && (asset === undefined || belongs(slug, asset)))
    .sort((a, b) => b.cents - a.cents);

/** Centavos. */
export const investedOf = (ledger: LedgerReads, asset?: string): number =>
  investments(ledger, asset).reduce((sum, { cents }) => sum + cents, 0);
