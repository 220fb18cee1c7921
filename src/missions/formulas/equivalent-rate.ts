// Equivalent rate for another period under compound interest: (1 + i)^(to / from) - 1; 1 % a.m. is 12.6825 % a.a., not 12 %. Source: Banco Central do
// Brasil, Calculadora do Cidadão, metodologia; Assaf Neto, Matemática Financeira, "taxas equivalentes".

import { type Exact, exact, type Figure } from './exact.ts';

/** Business days a year, the Brazilian market convention (CDI, Selic, Tesouro). */
export const BUSINESS_DAYS = 252;

/** Fraction per `to` periods. @param rate fraction per `from` periods of the same unit */
export const equivalentRate = (rate: Figure, from: Figure, to: Figure): Exact =>
  exact(rate).plus(1).pow(exact(to).div(from)).minus(1);

/** Fraction a year -> fraction a month. */
export const monthlyRate = (yearly: Figure): Exact => equivalentRate(yearly, 12, 1);

/** Fraction a month -> fraction a year. */
export const yearlyRate = (monthly: Figure): Exact => equivalentRate(monthly, 1, 12);
