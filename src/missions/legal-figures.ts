// Every figure that a law or an official table sets, in one place: what it is, the rule that sets it, from which day it holds, and where it
// was read. Sums are centavos, shares are % texts. `READ` names public texts that quote the rule, all consulted in November 2026:
//   planalto: the text of the law, as kept by github.com/agc2020/consulta (decreto-12797-2025, lei-9250-1995).
//   contaclt: contaclt.com and its table of 2026 with official sources (INSS, IRRF, reduction, unemployment insurance, notice, 13th).
//   clt: a reference of CLT rules with the article of each (notice, holidays, 13th, FGTS, what is taxed when leaving).
//   folha: a payroll specification that proves each table of 2026 by arithmetic (INSS, IRRF, reduction, pró-labore, FGTS).
// A figure without a text that quotes it says "not confirmed".

/** Year of the tables below, quoted by the replies that use them. */
export const TABLES_OF = 2026;

/** Decreto 12.797/2025, from 2026-01-01. READ planalto: art. 1. */
export const MINIMUM_WAGE = 162_100;

/** Of an employee, progressive by bracket. Portaria Interministerial MPS/MF 13/2026, from 2026-01-01. READ contaclt, folha. */
export const INSS = [
  { upTo: 162_100, percent: '7.5' },
  { upTo: 290_284, percent: '9' },
  { upTo: 435_427, percent: '12' },
  { upTo: 847_555, percent: '14' },
] as const;
/** Upper limit of the last bracket: pay above it is not charged. Centavos. */
export const INSS_CEILING = 847_555;

/** % withheld of an owner's pró-labore, up to the ceiling. Lei 10.666/2003, art. 4. READ folha (2.3). */
export const PRO_LABORE_INSS = '11';
/** % of the minimum wage: MEI (LC 123/2006, art. 18-A) and the simplified plan (Lei 8.212/1991, art. 21, § 2). READ folha (2.3). */
export const INSS_OF_MEI = '5';
export const INSS_SIMPLIFIED = '11';
/** % of earnings, giving every kind of retirement. Lei 8.212/1991, art. 21. READ folha (2.3). */
export const INSS_OF_SELF_EMPLOYED = '20';

/** Monthly; `minus` is the deductible amount (parcela a deduzir). Lei 11.482/2007, art. 1, by Lei 15.191/2025, from May 2025. READ contaclt, folha. */
export const INCOME_TAX = [
  { upTo: 242_880, percent: '0', minus: 0 },
  { upTo: 282_665, percent: '7.5', minus: 18_216 },
  { upTo: 375_105, percent: '15', minus: 39_416 },
  { upTo: 466_468, percent: '22.5', minus: 67_549 },
  { upTo: Number.POSITIVE_INFINITY, percent: '27.5', minus: 90_873 },
] as const;
/** Deduction per dependant and month. Lei 9.250/1995, art. 4, III, i, from April 2015. READ planalto. */
export const DEPENDANT = 18_959;
/** Monthly deduction instead of INSS and dependants: 25 % of the first bracket. Lei 14.848/2024. READ contaclt, folha. */
export const SIMPLIFIED = 60_720;
/** By monthly gross, and by that of the 13th. Lei 15.270/2025 (art. 3-A of Lei 9.250), from 2026-01-01. READ contaclt, folha (3.2). */
export const TAX_FREE_UP_TO = 500_000;
export const TAX_REDUCED_UP_TO = 735_000;
export const TAX_REDUCTION = { from: 97_862, share: '0.133145' } as const;

/** Yearly tax return of 2026. Lei 9.250/1995, arts. 8 and 10; the ceiling by Lei 15.270/2025. READ a calculator citing Receita's table. */
export const YEARLY_DEDUCTIONS = {
  dependant: 227_508,
  education: 356_150,
  simplifiedPercent: '20',
  simplifiedMost: 1_764_000,
} as const;

/** On the yield of fixed income, by calendar days held. Lei 11.033/2004, art. 1. READ treasury calculators of 2026. */
export const FIXED_INCOME_TAX = [
  { days: 180, rate: '0.225' },
  { days: 360, rate: '0.20' },
  { days: 720, rate: '0.175' },
] as const;
export const FIXED_INCOME_TAX_LATER = '0.15';
/** IOF on a redemption, % of the yield by day, day 1 first. Decreto 6.306/2007, art. 32 and annex. READ developers.pismo.io, mercadopago. */
export const REDEMPTION_IOF = [
  96, 93, 90, 86, 83, 80, 76, 73, 70, 66, 63, 60, 56, 53, 50, 46, 43, 40, 36, 33, 30, 26, 23, 20, 16, 13, 10, 6, 3, 0,
] as const;
/**
 * IOF on a personal loan: flat fraction, and fraction per day for at most a year. Decreto 6.306/2007, art. 7, I, b, and § 15; the decrees of 2025
 * raised
 * companies' only. READ public loan simulators; a note of 2026 says 0,01118 % a day for cards, which no text of the decree supports.
 */
export const LOAN_IOF = { flat: '0.0038', daily: '0.000082', mostDays: 365 } as const;

/** Yearly Selic above `threshold` pays 0.5 % a month, otherwise 70 % of Selic. Lei 8.177/1991, art. 12, by Lei 12.703/2012, from 2012-05-04. READ
 * savings guides. */
export const POUPANCA = { threshold: '0.085', monthly: '0.005', shareOfSelic: '0.7' } as const;
/** Fraction a month. Resolução CMN 4.765/2019, art. 3, from 2020-01-06. READ several texts that quote it. */
export const OVERDRAFT_MOST = '0.08';
/** Interest and charges of a card debt, at most this multiple of the debt. Lei 14.690/2023, art. 28, of debts from 2024-01-03. READ same. */
export const CARD_INTEREST_MOST = 1;
/** Minimum term in months of LCI and LCA without a price index. Resolução CMN 5.215/2025, from 2025-05-22. READ same. */
export const LETTER_MONTHS = 6;
/** B3 charges custody of 0.2 % a year above this balance in Tesouro Selic. READ a treasury guide of 2026. */
export const FREE_OF_CUSTODY = 1_000_000;

/** Lei 8.036/1990, arts. 15 and 18; agreement: CLT, art. 484-A. READ clt, folha (4). */
export const FGTS = { deposit: '0.08', fine: 40, fineByAgreement: 20, takenByAgreement: 80 } as const;
/** Lei 12.506/2011. READ clt (4). */
export const NOTICE = { days: 30, daysAYear: 3, most: 90 } as const;
/** Days worked for a month to count. Lei 4.090/1962, art. 1, § 2; CLT, art. 146. READ clt (2, 3). */
export const DAYS_OF_A_MONTH = 15;
/** Yearly withdrawal by balance: share, plus a fixed amount. Lei 13.932/2019, annex, from 2020. READ oliberal.com, editalconcursosbrasil.com.br. */
export const FGTS_YEARLY = [
  { upTo: 50_000, percent: 50, extra: 0 },
  { upTo: 100_000, percent: 40, extra: 5_000 },
  { upTo: 500_000, percent: 30, extra: 15_000 },
  { upTo: 1_000_000, percent: 20, extra: 65_000 },
  { upTo: 1_500_000, percent: 15, extra: 115_000 },
  { upTo: 2_000_000, percent: 10, extra: 190_000 },
  { upTo: Number.POSITIVE_INFINITY, percent: 5, extra: 290_000 },
] as const;
/**
 * Advance of yearly withdrawals: amount of each, waiting days after joining, and how many. Conselho Curador do FGTS, 7 October 2025,
 * from 2025-11-01: five in the first twelve months of the rule, three from 2026-11-01. READ radio93.com.br, montesclaros.com, jangadeiro.com.br.
 */
export const FGTS_EARLY = { least: 10_000, most: 50_000, waitDays: 90 } as const;
const EARLY_COUNTS = [
  { from: '2026-11-01', count: 3 },
  { from: '2025-11-01', count: 5 },
] as const;
/** Most yearly withdrawals that can be advanced on a day. */
export const fgtsEarlyCount = (today: string): number =>
  EARLY_COUNTS.find(({ from }) => today >= from)?.count ?? EARLY_COUNTS[1].count;

/**
 * Unemployment insurance by the mean of the last three salaries; at least the minimum wage. Lei 7.998/1990, art. 5; table of MTE from
 * 2026-01-11. READ contaclt, and the table quoted from gov.br/trabalho-e-emprego.
 */
export const UNEMPLOYMENT = {
  first: { upTo: 222_217, share: '0.8' },
  second: { upTo: 370_399, share: '0.5', plus: 177_774 },
  most: 251_865,
} as const;
/** Instalments of a first claim, by months worked in the last 36. Lei 7.998/1990, art. 4, § 2. READ the article, quoted. */
export const UNEMPLOYMENT_COUNTS = [
  { months: 24, count: 5 },
  { months: 12, count: 4 },
] as const;
/** Last day for the claim, in days after leaving. READ a guide of 2026: from the 7th to the 120th. */
export const UNEMPLOYMENT_DAYS = 120;

/** Centavos: monthly ICMS (trade) and ISS (services); yearly revenue ceiling. LC 123/2006, art. 18-A. READ calculators of 2026 that cite it. */
export const MEI = { icms: 100, iss: 500, ceiling: 8_100_000, tolerance: 1.2 } as const;
/** Anexo III by revenue of 12 months: nominal rate and deductible amount. LC 123/2006, annex III, from 2018. READ tables of 2026 that quote it. */
export const SIMPLES_III = [
  { upTo: 18_000_000, percent: '6', minus: 0 },
  { upTo: 36_000_000, percent: '11.2', minus: 936_000 },
  { upTo: 72_000_000, percent: '13.5', minus: 1_764_000 },
  { upTo: 180_000_000, percent: '16', minus: 3_564_000 },
  { upTo: 360_000_000, percent: '21', minus: 12_564_000 },
  { upTo: 480_000_000, percent: '33', minus: 64_800_000 },
] as const;
/** % of what a trade takes in, up to 180 mil in 12 months. LC 123/2006, annex I, from 2018. READ artigos.agilize.com.br, rolmyjuncontabilidade.com.br. */
export const SIMPLES_I_FIRST = '4';
/** Minimum payroll share of revenue for intellectual services to use Anexo III (otherwise V). LC 123/2006, art. 18, § 5-J. READ same. */
export const FACTOR_R = '0.28';

/**
 * Largest share, in %, that the instalments of payroll-deducted loans may take: of an INSS pension and of BPC (Lei 10.820/2003, art. 6, § 5; the
 * shares reserved for cards are left out), and of an employee's pay after legal deductions (art. 2, § 2, by Lei 15.179/2025). READ guides of 2026
 * with the split of 35 + 5 + 5, gov.br/trabalho-e-emprego (Crédito do Trabalhador).
 */
export const PAYROLL_LOAN = { pension: 35, bpc: 30, employee: 35 } as const;

/**
 * Retirement by age and its transition rules: years of age and of contribution. Emenda Constitucional 103/2019, arts. 15, 16, 18 and 19; rural
 * workers: Constituição, art. 201, § 7, II. `since`: a man who began after 2019-11-13 needs `laterYears`. READ g1.globo.com, and news of 2026 that
 * quote the year's ages and points.
 */
export const RETIREMENT = {
  woman: { age: 62, years: 15, laterYears: 15, rural: 55, full: 30, points: { from: 86, most: 100 }, rising: 56 },
  man: { age: 65, years: 15, laterYears: 20, rural: 60, full: 35, points: { from: 96, most: 105 }, rising: 61 },
} as const;

/** Bolsa Família, monthly centavos: Lei 14.601/2023, arts. 5 and 7. READ legjur.com (text of the law), and guides of 2026 with the same amounts. */
export const BOLSA_FAMILIA = {
  incomeEach: 21_800,
  each: 14_200,
  least: 60_000,
  underSeven: 15_000,
  sevenToSeventeen: 5_000,
} as const;

/** Deposit insurance (FGC) per person and group of banks, and in all per four years. Resolução CMN 4.222/2013, annex II. READ em.com.br (2026). */
export const FGC = { perGroup: 25_000_000, inFourYears: 100_000_000 } as const;
/** % of fund earnings withheld in May and November; short-term funds. Lei 14.754/2023, art. 17. READ legjur.com (text of the law). */
export const COME_COTAS = { usual: 15, shortTerm: 20 } as const;
/** % of yearly taxable income that payments to a PGBL may deduct. Lei 9.532/1997, art. 11. READ impostoderenda.net.br (2026), seudinheiro.com. */
export const PGBL_PERCENT = 12;
