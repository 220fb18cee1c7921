// A question of advice, cause or plan, with the figures its own words hold. Absent means unsaid: nothing here is a guess.

import type { LocalDate, Period } from './dates.ts';

export type RiskProfile = 'conservador' | 'moderado' | 'arrojado';

/** A debt told inside a question. `rate` is % a month, decimal text. */
export type DebtFigure = { readonly name: string; readonly cents: number; readonly rate?: string };

/** Money in centavos (flows: per month), rates in percent as decimal text ('1.8'): what was said is what is computed with. */
export type Figures = {
  /** What the thing costs, or the sum the question is about. */
  readonly price?: number;
  /** What is to be gathered. */
  readonly goal?: number;
  /** What the person says to have already. */
  readonly saved?: number;
  readonly downPayment?: number;
  readonly loan?: number;
  readonly installments?: number;
  readonly installment?: number;
  readonly installmentsLeft?: number;
  /** What is, or can be, put aside each month. */
  readonly saving?: number;
  /** What can be paid each month towards what is owed. */
  readonly payment?: number;
  readonly income?: number;
  readonly expense?: number;
  readonly rent?: number;
  /** What another work would pay, or an invoice. */
  readonly offeredIncome?: number;
  /** Of whoever shares the bills. */
  readonly otherIncome?: number;
  /** The yield of an investment alone. */
  readonly gain?: number;
  /** An income wanted each month without work. */
  readonly passive?: number;
  readonly debts?: readonly DebtFigure[];
  /** % off for paying at once. */
  readonly discount?: string;
  readonly monthlyRate?: string;
  readonly yearlyRate?: string;
  /** % a month of a loan offered to replace a debt. */
  readonly offeredRate?: string;
  /** "110% do CDI" -> '110'. */
  readonly shareOfCdi?: string;
  /** The same of a letter exempt of IR: "LCI de 92 % do CDI" -> '92'. */
  readonly exemptShareOfCdi?: string;
  /** "IPCA + 6%" -> '6'. */
  readonly overInflation?: string;
  /** A percentage of nothing named: "cortar 25%". */
  readonly percent?: string;
  readonly months?: number;
  readonly due?: LocalDate;
  /** The month a sum is of: "mil reais de 2015". */
  readonly since?: LocalDate;
  /** Only the year was told. */
  readonly sinceYear?: true;
  /** For income tax. */
  readonly dependants?: number;
  readonly age?: number;
  readonly childAge?: number;
  readonly retireAge?: number;
  readonly risk?: RiskProfile;
  readonly period?: Period;
  readonly category?: string;
  readonly merchant?: string;
};

export type HardQuestion = {
  readonly text: string;
  /** One of the seven domains, and who coordinates it (LANGUAGE section 1). */
  readonly domain: string;
  readonly coordinator: string;
  readonly figures: Figures;
};

/** A figure asked of the person when nothing else tells it. */
export type AskedFigure = keyof Figures;
