// Labour rights besides the salary: 13th salary and holidays in twelfths, notice, FGTS. A month counts from 15 days worked. 13th: Lei 4.090/1962 and
// Lei 4.749/1965; holidays and a third: CLT, arts. 129 to 146, and Constituição, art. 7, XVII; notice of 30 days plus 3 a year, at most 90: Lei
// 12.506/2011; FGTS: Lei 8.036/1990, arts. 15 and 18; agreement: CLT, art. 484-A.

import type { LocalDate } from '../domain/dates.ts';
import { folded } from '../domain/fold.ts';
import type { Figures } from '../domain/hard-question.ts';
import { monthOfName } from '../domain/month-of-name.ts';
import { addDays, addMonths, dayNumberOf, daysBetween, monthOf, yearOf } from '../finance/civil-date.ts';
import { exact, toCents } from './formulas/exact.ts';
import { support } from './known.ts';
import { DAYS_OF_A_MONTH, FGTS, NOTICE, TABLES_OF } from './legal-figures.ts';
import { type Asked, type Needs, needsOwn } from './playbook.ts';

/** Smallest plausible salary in centavos: the 13 of "o 13" is not one. */
const LEAST_SALARY = 30_000;
/** Gross monthly salary stated in the question, in centavos; undefined when none is plausible. */
export const salaryTold = ({ income, price }: Figures): number | undefined =>
  [income, price].find((cents) => cents !== undefined && cents >= LEAST_SALARY);

/** The question for a missing salary. */
export const askSalary = (): Needs => needsOwn('gross', 'De quanto é o seu salário bruto? (ex.: 3.500)');

/** Proportional amount in centavos: 5.200 × 11 ÷ 12. */
export const twelfths = (cents: number, count: number): number => toCents(exact(cents).times(count).div(12));

/** Whole months between two dates; a last partial month counts from 15 days on. */
export function monthsCounted(from: LocalDate, to: LocalDate): number {
  let months = 0;
  while (addMonths(from, months + 1) <= to) months++;
  return months + (daysBetween(addMonths(from, months), to) >= DAYS_OF_A_MONTH ? 1 : 0);
}

/** Months worked in the year of `to`, each counted from 15 days on. */
export function monthsOfYear(start: LocalDate | undefined, to: LocalDate): number {
  const first = start !== undefined && yearOf(start) === yearOf(to) ? start : undefined;
  const from = first === undefined ? 1 : monthOf(first) + (dayNumberOf(first) > 31 - DAYS_OF_A_MONTH ? 1 : 0);
  return Math.max(0, monthOf(to) - from + (dayNumberOf(to) >= DAYS_OF_A_MONTH ? 1 : 0));
}

const BEGAN =
  /\b(?:entrei|entrar|entrasse|comecei|desde|contratad[oa]|admitid[oa]|registrad[oa])(?: \w+){0,3}? (?:em |no mes de |de )?(?:(?<name>jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]*(?: (?:de )?(?<year>20\d\d))?|(?:\d\d? )?(?<month>0?[1-9]|1[0-2]) (?<of>20\d\d))\b/g;

/** "Entrei em março", "trabalho lá desde agosto de 2024": first day of that month; undefined when no start is stated. */
export function startIn(text: string, today: LocalDate): LocalDate | undefined {
  const { name, year, month: digits, of } = [...folded(text).matchAll(BEGAN)].at(-1)?.groups ?? {};
  const month = digits === undefined ? monthOfName(name ?? '') : Number(digits);
  if (month === 0) return undefined;
  const told = year ?? of ?? String(month > monthOf(today) ? yearOf(today) - 1 : yearOf(today));
  return `${told}-${String(month).padStart(2, '0')}-01` as LocalDate;
}

/** Months in the job: stated, or counted from the month it began; undefined when unknown. */
export function monthsWorked({ figures, text, today }: Asked): number | undefined {
  const start = startIn(text, today);
  return start === undefined ? figures.months : monthsCounted(start, today);
}

/** Start date of a job. @param months worked there */
export const startOf = (months: number, today: LocalDate): LocalDate => addMonths(today, -months);

/** Days of notice due after so many months. */
export const noticeDays = (months: number): number =>
  Math.min(NOTICE.most, NOTICE.days + NOTICE.daysAYear * Math.floor(months / 12));

/** Last day of employment when the notice starts today. */
export const afterNotice = (today: LocalDate, days: number): LocalDate => addDays(today, days);

/** FGTS deposits in centavos: 8 % of each month's pay and of each 13th, without yield. */
export const fgtsPaidIn = (salary: number, months: number): number =>
  toCents(exact(salary).times(exact(months).times(13).div(12)).times(FGTS.deposit));

/** Source line for INSS and income tax on payments besides the salary. */
export const TAXED_AS_A_MONTH = support(
  'INSS e imposto',
  'tabelas de um mês',
  `${TABLES_OF}, Portaria MPS/MF e Lei 15.270/2025`,
);
