// A question that needs advice, a cause or a plan, with the figures its own words contain. Absent means not given:
// nothing is guessed.

import type { LocalDate, Period } from './dates.ts';

export type RiskProfile = 'conservador' | 'moderado' | 'arrojado';

/** A debt given in the question. `rate` is % per month, as decimal text. */
export type DebtFigure = { readonly name: string; readonly cents: number; readonly rate?: string };

/** Money in centavos (flows: per month), rates in percent as decimal text ('1.8'), computed with exactly as given. */
export type Figures = {
  /** The price, or the amount the question is about. */
  readonly price?: number;
  /** What is paid when it is paid at once, told beside the price. */
  readonly cash?: number;
  /** The target amount. */
  readonly goal?: number;
  /** What `goal` is made of, by name. */
  readonly parts?: Readonly<Record<string, number>>;
  /** What the person already has. */
  readonly saved?: number;
  /** Of `saved`, what is not to be touched: "deixando mil de reserva". */
  readonly kept?: number;
  readonly downPayment?: number;
  /** What the old one brings in exchange, besides `downPayment`. */
  readonly traded?: number;
  readonly loan?: number;
  readonly installments?: number;
  readonly installment?: number;
  readonly installmentsLeft?: number;
  /** What is, or can be, saved each month. */
  readonly saving?: number;
  /** What can be paid towards debts each month. */
  readonly payment?: number;
  /** What goes into the debts at once, besides what is paid each month. */
  readonly lump?: number;
  readonly income?: number;
  readonly expense?: number;
  /** How much less would be spent each month. */
  readonly cut?: number;
  /** What is spent, or would be, each day; `expense` is the same by the month. */
  readonly dailyExpense?: number;
  readonly rent?: number;
  /** What the rent would be in another city. */
  readonly newRent?: number;
  /** % a year by which the rent rises. */
  readonly rentRise?: string;
  /** Works on one's own account, or would, as told: `alone` is who thinks of leaving a job for it. */
  readonly trade?: 'mei' | 'pj' | 'alone';
  /** What another job would pay besides the salary, a month. */
  readonly perks?: number;
  /** Ways of paying for it that were told, the newest last. */
  readonly plans?: readonly Plan[];
  /** What another job would pay, or the amount of an invoice. */
  readonly offeredIncome?: number;
  /** What a business has taken in this year so far. */
  readonly billed?: number;
  /** Income of whoever shares the bills. */
  readonly otherIncome?: number;
  /** The yield of an investment alone. */
  readonly gain?: number;
  /** A monthly income wanted without working. */
  readonly passive?: number;
  readonly debts?: readonly DebtFigure[];
  /** % discount for paying at once. */
  readonly discount?: string;
  readonly monthlyRate?: string;
  readonly yearlyRate?: string;
  /** % per month of a loan offered to replace a debt. */
  readonly offeredRate?: string;
  /** What is deposited in the FGTS account. */
  readonly fgts?: number;
  /** What a car, or going to another job, costs a month, told as a whole. */
  readonly owning?: number;
  /** The same of a home to be bought, where the rented one has none. */
  readonly onlyOwning?: number;
  /** What a thing sold cost, and what an amount (`price`) became. */
  readonly cost?: number;
  readonly after?: number;
  /** What a benefit of the present job, which another lacks, is worth a month. */
  readonly benefit?: number;
  /** % a year of the CDI or the Selic, as told with the question: it counts instead of the published one. */
  readonly cdi?: string;
  /** % a year. */
  readonly inflation?: string;
  /** "110% do CDI" -> '110'. */
  readonly shareOfCdi?: string;
  /** The same for a tax-exempt LCI or LCA: "LCI de 92 % do CDI" -> '92'. */
  readonly exemptShareOfCdi?: string;
  /** "IPCA + 6%" -> '6'. */
  readonly overInflation?: string;
  /** A percentage of something unnamed: "cortar 25%". */
  readonly percent?: string;
  readonly months?: number;
  readonly due?: LocalDate;
  /** The month an amount is from: "mil reais de 2015". */
  readonly since?: LocalDate;
  /** Only the year was given. */
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

/** "Consórcio de 60x de 320", "a financeira pede 2,2% ao mês e 3 mil de entrada". Rates in % a month, money in centavos. */
export type Plan = {
  readonly name: string;
  readonly installments?: number;
  readonly installment?: number;
  readonly monthlyRate?: string;
  readonly downPayment?: number;
};

/** What somebody is making up their mind about, from the message that brings it up on. */
export type Subject =
  | 'compra'
  | 'casa'
  | 'proposta'
  | 'trabalho'
  | 'sozinho'
  | 'filho'
  | 'meta'
  | 'negocio'
  | 'mudanca';

export type HardQuestion = {
  readonly text: string;
  /** One of the seven domains, and who coordinates it (LANGUAGE section 1). */
  readonly domain: string;
  readonly coordinator: string;
  readonly figures: Figures;
  /** What is being decided: later messages are read in its light. */
  readonly subject?: Subject;
  /** The words that brought the subject up, and those that told a price: what it is called by later. */
  readonly about?: string;
  /** Every figure told of the subject; `figures` are those as the playbook takes them. */
  readonly told?: Figures;
  /** The playbook chosen for `text`; other words choose anew. */
  readonly chosen?: { readonly playbook: string; readonly text: string };
  /** The figure given or changed last, which "e se for 700?" means. */
  readonly turned?: keyof Figures;
  /** What had to be supposed to change it, said below the answer. */
  readonly supposing?: string;
  /** What was told for the questions before this one: taken instead of asking for it again. */
  readonly earlier?: Readonly<Partial<Record<OwnFigure, number>>>;
  /** What was told for each case that was asked about before: another question of it takes it from there. */
  readonly cases?: Readonly<Partial<Record<CaseName, Figures>>>;
};

/** A job, something to be bought, money put by, what somebody left, all that is owed, one's own trade. */
export type CaseName = 'job' | 'business' | 'purchase' | 'investment' | 'estate' | 'debts';

/** What comes in, what goes out and the gross salary, a month, and what is put by: of the person, not of one question. */
export type OwnFigure = 'income' | 'expense' | 'gross' | 'saved';

/** A figure the person is asked for when it cannot be found otherwise. */
export type AskedFigure = keyof Figures;
