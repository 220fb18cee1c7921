// "Quanto dá 10 horas extras a 50 %?", "quanto ganho por hora com 3.300 por mês?": the hour of a monthly salary, and what is paid above it.
// CF, art. 7, XVI (50 % at least); súmula 146 of TST (Sundays and holidays in double); súmula 431 of TST (200 hours for 40 a week).

import { reais } from '../../finance/money.ts';
import { type Exact, exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { ASSUMED, incomeOf, type Known, shown, support, YOU_SAID } from '../known.ts';
import { needsOwn, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { percentText } from '../rate-words.ts';

const LEAST_EXTRA = '50';
/** Paid hours of a month for each hour of the week: 44 make 220. */
const A_MONTH = 5;
const USUAL_WEEK = 44;
const MOST_HOURS = 300;

const WEEK = /(\d{2}) ?(?:h|horas?)\b(?= (?:por|na|de|semana))(?=.{0,12}\bseman)/gi;
const HOURS = /(\d{1,3}(?:,\d)?) ?(?:h|horas?)(?: e meia)?\b/gi;
const EXTRA = /(\d{2,3}(?:,\d)?) ?(?:%|por cento)/gi;

/** What was said last: follow-ups come after the question. */
const last = (text: string, pattern: RegExp): string | undefined =>
  [...text.matchAll(pattern)].at(-1)?.[1]?.replace(',', '.');

/** The common hour of a monthly salary. */
type Hour = {
  readonly salary: Known;
  /** Hours a week, as said. */
  readonly week: string | undefined;
  /** Paid hours of a month. */
  readonly monthly: number;
  /** Centavos. */
  readonly worth: Exact;
};

function hourOf(salary: Known, text: string): Hour {
  const week = last(text, WEEK);
  const monthly = Number(week ?? USUAL_WEEK) * A_MONTH;
  return { salary, week, monthly, worth: exact(salary.cents).div(monthly) };
}

export const overtime: Playbook = {
  run(asked) {
    const salary = incomeOf(asked);
    if (salary === undefined) return needsOwn('gross', 'Qual o seu salário bruto por mês? (ex.: 2.200)');
    const hour = hourOf(salary, asked.text);
    const hours = last(asked.text.replace(WEEK, ''), HOURS);
    return hours === undefined || Number(hours) > MOST_HOURS ? hourAlone(hour) : paidFor(hours, hour, asked.text);
  },
};

const hourData = ({ salary, week, monthly }: Hour) => [
  shown('Salário bruto', salary),
  support('Horas do mês', `${monthly} (${week ?? USUAL_WEEK} por semana)`, week === undefined ? ASSUMED : YOU_SAID),
];

const hourSum = ({ salary, monthly, worth }: Hour) =>
  calculation('Hora comum', `${reais(salary.cents)} ÷ ${monthly}`, reais(toCents(worth)));

const hourAlone = (hour: Hour): PlaybookOutcome =>
  found({
    verdict: `Sua hora vale ${reais(toCents(hour.worth))}.`,
    because: [
      `A hora extra, com ${percentText(LEAST_EXTRA)} a mais, sai por ${reais(toCents(hour.worth.times('1.5')))}.`,
    ],
    sums: [hourSum(hour)],
    data: hourData(hour),
    limits: ['É o valor bruto, sem férias e 13º. Outra jornada? Diga: “trabalho 40 horas por semana”.'],
  });

/** @param hours extra ones, as decimal text */
function paidFor(hours: string, hour: Hour, text: string): PlaybookOutcome {
  const told = last(text, EXTRA);
  const extra = told ?? LEAST_EXTRA;
  const each = hour.worth.times(exact(1).plus(fromPercent(extra)));
  const total = toCents(each.times(hours));
  const many = hours.replace('.', ',');
  return found({
    verdict: `${many} ${Number(hours) === 1 ? 'hora extra dá' : 'horas extras dão'} ${reais(total)} brutos, a ${reais(toCents(each))} cada uma.`,
    sums: [
      hourSum(hour),
      calculation('Hora extra', `${reais(toCents(hour.worth))} × (1 + ${percentText(extra)})`, reais(toCents(each))),
      calculation('Total', `${many} × ${reais(toCents(each))}`, reais(total)),
    ],
    data: [
      ...hourData(hour),
      support('Adicional', percentText(extra), told === undefined ? 'o mínimo em dia útil, CF, art. 7º' : YOU_SAID),
    ],
    limits: [
      'Domingo e feriado costumam pagar 100 %; o descanso semanal em cima das horas extras e os descontos de INSS e imposto não entraram.',
    ],
  });
}
