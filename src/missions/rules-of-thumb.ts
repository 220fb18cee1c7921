// What is taken where nothing else was told, and the common rules that answers measure by. Each answer that uses one says so.

/** Months of what is spent that a full reserve holds; and the least of them that a purchase or an early payment leaves untouched. */
export const SAFETY_MONTHS = 6;
export const LEAST_SAFETY_MONTHS = 3;

/** In %: how much of the income all instalments together may take. */
export const MOST_COMMITTED = 30;

/** A home loan: % a year, in months, and the bank's least entrada as a share of the price. */
export const USUAL_HOME_LOAN = { yearly: '11.5', months: 360, leastDown: '0.20' } as const;

/**
 * Of the CDI, % a year, where none is published or told: what the market expected of the Selic at the end of 2026 (12.13) for what is paid
 * within months, and of 2028 (10.00) for what takes years. Median of the Focus of the Banco Central, 9 March 2026. READ folhape.com.br.
 */
export const USUAL_CDI = { soon: '12', later: '10' } as const;
export const USUAL_CDI_FROM = 'perto do que o Focus do Banco Central esperava, em março de 2026,';

/** An accountant's fee for a small company, centavos a month. */
export const ACCOUNTANT = 30_000;

/** A car loan: % a month. */
export const USUAL_CAR_LOAN = '1.9';

/** % a year, where none is published or told. */
export const USUAL_INFLATION = '4.5';
