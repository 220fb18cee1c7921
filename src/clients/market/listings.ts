// Catalogue of priced assets: the symbol used here, its spelling at each source, and its currency. A symbol that is not
// listed is taken for a ticker of B3.

import type { Quote } from '../../domain/market.ts';

export type Listing = {
  readonly symbol: string;
  readonly name: string | null;
  /** Undefined: the currency the source names. */
  readonly unit?: Quote['unit'];
  readonly brapi?: { readonly kind: 'share' | 'currency' | 'crypto'; readonly code: string };
  readonly yahoo?: string;
  /** Series of Banco Central (SGS) with its price in reais (PTAX, selling). */
  readonly bcb?: number;
};

const currency = (symbol: string, name: string, bcb?: number): Listing => ({
  symbol,
  name,
  unit: 'BRL',
  brapi: { kind: 'currency', code: symbol },
  yahoo: `${symbol}BRL=X`,
  ...(bcb === undefined ? {} : { bcb }),
});

const crypto = (symbol: string, name: string): Listing => ({
  symbol,
  name,
  unit: 'BRL',
  brapi: { kind: 'crypto', code: symbol },
  yahoo: `${symbol}-BRL`,
});

const index = (symbol: string, name: string, yahoo: string, brapi?: string): Listing => ({
  symbol,
  name,
  unit: 'pontos',
  yahoo,
  ...(brapi === undefined ? {} : { brapi: { kind: 'share', code: brapi } }),
});

const abroad = (symbol: string, name: string): Listing => ({ symbol, name, unit: 'USD', yahoo: symbol });

// SGS 1 is the dollar and 21619 the euro, both PTAX selling (dadosabertos.bcb.gov.br).
const KNOWN: readonly Listing[] = [
  currency('USD', 'Dólar', 1),
  currency('EUR', 'Euro', 21619),
  currency('GBP', 'Libra'),
  currency('ARS', 'Peso argentino'),
  currency('UYU', 'Peso uruguaio'),
  currency('CLP', 'Peso chileno'),
  currency('MXN', 'Peso mexicano'),
  currency('PYG', 'Guarani paraguaio'),
  currency('JPY', 'Iene'),
  currency('CAD', 'Dólar canadense'),
  currency('CHF', 'Franco suíço'),
  currency('CNY', 'Yuan'),
  crypto('BTC', 'Bitcoin'),
  crypto('ETH', 'Ethereum'),
  crypto('SOL', 'Solana'),
  crypto('XRP', 'XRP'),
  crypto('DOGE', 'Dogecoin'),
  index('IBOV', 'Ibovespa', '^BVSP', '^BVSP'),
  index('IFIX', 'IFIX', 'IFIX.SA', 'IFIX'),
  index('SPX', 'S&P 500', '^GSPC'),
  index('NASDAQ', 'Nasdaq', '^IXIC'),
  index('DJI', 'Dow Jones', '^DJI'),
  { symbol: 'XAU', name: 'Ouro (onça)', unit: 'USD', yahoo: 'GC=F' },
  abroad('AAPL', 'Apple'),
  abroad('TSLA', 'Tesla'),
  abroad('NVDA', 'Nvidia'),
  abroad('MSFT', 'Microsoft'),
  { symbol: 'ROXO34', name: 'Nubank (BDR)', brapi: { kind: 'share', code: 'ROXO34' }, yahoo: 'ROXO34.SA' },
];

const listings = new Map(KNOWN.map((one) => [one.symbol, one]));
/** Symbols of the lexicon that differ from those of the exchange. */
const ALIASES: Readonly<Record<string, string>> = { NUBR: 'ROXO34', '^BVSP': 'IBOV' };

/** Tickers of B3: PETR4, HGLG11, B3SA3, ROXO34. */
const TICKER = /^[A-Z][A-Z0-9]{3}\d{1,2}F?$/u;

/** Undefined for what is no possible ticker. */
export function listingOf(symbol: string): Listing | undefined {
  const code = symbol.trim().toUpperCase();
  const known = listings.get(ALIASES[code] ?? code);
  if (known !== undefined) return known;
  if (!TICKER.test(code)) return undefined;
  return { symbol: code, name: null, brapi: { kind: 'share', code }, yahoo: `${code}.SA` };
}
