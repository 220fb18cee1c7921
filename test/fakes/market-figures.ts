// What the fake market says, as each service writes it: figures of one Wednesday afternoon, 18 November 2026.

const TRADED_AT = '2026-11-18T17:02:00.000Z';

const share = (symbol: string, longName: string, regularMarketPrice: number): object => ({
  currency: 'BRL',
  shortName: symbol,
  longName,
  regularMarketChangePercent: -1.2,
  regularMarketTime: TRADED_AT,
  regularMarketPrice,
  symbol,
});

type Results = { readonly priceEarnings: number | null; readonly earningsPerShare: number; readonly modules?: object };

/** What a quote carries beside the price, and what only a paid plan is told. */
export const RESULTS: Readonly<Record<string, Results>> = {
  PETR4: {
    priceEarnings: 6.4,
    earningsPerShare: 6.0031,
    modules: { defaultKeyStatistics: { priceToBook: 1.21 }, financialData: { returnOnEquity: 0.1843 } },
  },
  MGLU3: {
    priceEarnings: 20.36,
    earningsPerShare: 0.5,
    modules: { defaultKeyStatistics: { priceToBook: 0.71 }, financialData: { returnOnEquity: 0.0351 } },
  },
  LREN3: { priceEarnings: 12.46, earningsPerShare: 1.3 },
  CEAB3: { priceEarnings: 15.93, earningsPerShare: 0.59 },
  AMER3: { priceEarnings: null, earningsPerShare: -0.42 },
};

export const YAHOO_RESULTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'MGLU3.SA': { trailingPeRatio: 18.5, trailingDilutedEPS: 0.55, trailingPbRatio: 0.7 },
};

export const QUOTES: Readonly<Record<string, object>> = {
  PETR4: {
    currency: 'BRL',
    shortName: 'PETROBRAS   PN      N2',
    longName: 'Petróleo Brasileiro S.A. - Petrobras',
    regularMarketChange: 0.34,
    regularMarketChangePercent: 0.894,
    regularMarketTime: TRADED_AT,
    regularMarketPrice: 38.42,
    regularMarketPreviousClose: 38.08,
    symbol: 'PETR4',
  },
  MGLU3: share('MGLU3', 'Magazine Luiza S.A.', 10.18),
  LREN3: share('LREN3', 'Lojas Renner S.A.', 16.2),
  CEAB3: share('CEAB3', 'C&A Modas S.A.', 9.4),
  AMER3: share('AMER3', 'Americanas S.A.', 5.1),
  '^BVSP': {
    currency: 'BRL',
    shortName: 'IBOVESPA',
    longName: 'IBOVESPA',
    regularMarketChangePercent: -0.4512,
    regularMarketTime: TRADED_AT,
    regularMarketPrice: 128456.35,
    symbol: '^BVSP',
  },
};

export const CURRENCIES: Readonly<Record<string, object>> = {
  'USD-BRL': {
    fromCurrency: 'USD',
    toCurrency: 'BRL',
    name: 'Dólar Americano/Real Brasileiro',
    high: '5.4702',
    low: '5.4011',
    bidVariation: '0.0189',
    percentageChange: '0.35',
    bidPrice: '5.4321',
    askPrice: '5.4331',
    updatedAtTimestamp: '1795021320',
    updatedAtDate: '2026-11-18 14:02:00',
  },
  'EUR-BRL': {
    fromCurrency: 'EUR',
    toCurrency: 'BRL',
    name: 'Euro/Real Brasileiro',
    percentageChange: '-0.12',
    bidPrice: '6.3010',
    askPrice: '6.3033',
    updatedAtTimestamp: '1795021320',
  },
};

export const COINS: Readonly<Record<string, object>> = {
  BTC: {
    currency: 'BRL',
    currencyRateFromUSD: 5.4321,
    coinName: 'Bitcoin',
    coin: 'BTC',
    regularMarketChangePercent: 2.1,
    regularMarketPrice: 512345.67,
    regularMarketTime: TRADED_AT,
  },
};

export const YAHOO: Readonly<Record<string, object>> = {
  'USDBRL=X': {
    currency: 'BRL',
    shortName: 'USD/BRL',
    regularMarketPrice: 5.441,
    regularMarketTime: 1795021200,
    chartPreviousClose: 5.4,
  },
  'PETR4.SA': {
    currency: 'BRL',
    longName: 'Petróleo Brasileiro S.A. - Petrobras',
    regularMarketPrice: 38.4,
    regularMarketTime: 1795021200,
    previousClose: 38.08,
    chartPreviousClose: 38.0,
  },
  'MGLU3.SA': {
    currency: 'BRL',
    longName: 'Magazine Luiza S.A.',
    regularMarketPrice: 10.18,
    regularMarketTime: 1795021200,
  },
  'VALE3.SA': { currency: 'BRL', longName: 'Vale S.A.', regularMarketPrice: 61.5, regularMarketTime: 1795021200 },
  AAPL: {
    currency: 'USD',
    longName: 'Apple Inc.',
    regularMarketPrice: 271.49,
    regularMarketTime: 1795021200,
    previousClose: 270,
  },
  '^BVSP': { currency: 'BRL', longName: 'IBOVESPA', regularMarketPrice: 128400, regularMarketTime: 1795021200 },
};

/**
 * IPCA of each month to 2025 as IBGE published it (SIDRA, table 1737), January first: what each year comes to is in the tests of
 * market. Everything of 2026, here and in SERIES, is made up for the day the fake stands at.
 */
export const IPCA: Readonly<Record<number, string>> = {
  2015: '1.24 1.22 1.32 0.71 0.74 0.79 0.62 0.22 0.54 0.82 1.01 0.96',
  2016: '1.27 0.90 0.43 0.61 0.78 0.35 0.52 0.44 0.08 0.26 0.18 0.30',
  2017: '0.38 0.33 0.25 0.14 0.31 -0.23 0.24 0.19 0.16 0.42 0.28 0.44',
  2018: '0.29 0.32 0.09 0.22 0.40 1.26 0.33 -0.09 0.48 0.45 -0.21 0.15',
  2019: '0.32 0.43 0.75 0.57 0.13 0.01 0.19 0.11 -0.04 0.10 0.51 1.15',
  2020: '0.21 0.25 0.07 -0.31 -0.38 0.26 0.36 0.24 0.64 0.86 0.89 1.35',
  2021: '0.25 0.86 0.93 0.31 0.83 0.53 0.96 0.87 1.16 1.25 0.95 0.73',
  2022: '0.54 1.01 1.62 1.06 0.47 0.67 -0.68 -0.36 -0.29 0.59 0.41 0.62',
  2023: '0.53 0.84 0.71 0.61 0.23 -0.08 0.12 0.23 0.26 0.24 0.28 0.56',
  2024: '0.42 0.83 0.16 0.38 0.46 0.21 0.38 -0.02 0.44 0.56 0.39 0.52',
  2025: '0.16 1.31 0.56 0.43 0.26 0.24 0.26 -0.11 0.48 0.09 0.18 0.33',
};

const months = (values: readonly string[], year = 2026) =>
  values.map((valor, month) => ({ data: `01/${String(month + 1).padStart(2, '0')}/${year}`, valor }));

/** By SGS number. The target of Selic is published ahead, up to the next meeting of Copom. */
export const SERIES: Readonly<Record<number, readonly object[]>> = {
  1: [{ data: '18/11/2026', valor: '5.4290' }],
  433: Object.entries(IPCA).flatMap(([year, values]) => months(values.split(' '), Number(year))),
  432: [
    { data: '08/12/2026', valor: '14.75' },
    { data: '09/12/2026', valor: '14.75' },
  ],
  4389: [{ data: '17/11/2026', valor: '14.65' }],
  13522: [{ data: '01/10/2026', valor: '4.68' }],
  189: months(['0.27', '1.06', '-0.34', '0.24', '-0.49', '-1.67', '-0.77', '0.36', '0.42', '-0.36', '0.27', '0.31']),
  195: [{ data: '17/11/2026', dataFim: '17/12/2026', valor: '0.6742' } as object],
  226: [{ data: '17/11/2026', dataFim: '17/12/2026', valor: '0.1733' } as object],
  21619: [{ data: '18/11/2026', valor: '6.2987' }],
};

export const NEWS = [
  {
    title: 'Petrobras anuncia dividendos de R$ 12 bilhões',
    link: 'https://noticias.example/petrobras-dividendos',
    snippet: 'O conselho aprovou a distribuição.',
    date: '2 horas atrás',
    source: 'Diário da Economia',
    imageUrl: 'https://noticias.example/x.jpg',
    position: 1,
  },
  { title: 'Ações sobem', link: 'javascript:alert(1)', snippet: 'x', source: 'Mau', position: 2 },
  {
    title: 'Copom mantém a Selic\u202e em 14,75 %',
    link: 'https://outro.example/copom',
    snippet: null,
    source: null,
    position: 3,
  },
];
