// "Quanto dá 10 horas extras a 50 %?", "quanto ganho por hora com 3.300 por mês?": the hour of a monthly salary, and what is paid above it.
// CF, art. 7, XVI (50 % at least); súmula 146 of TST (Sundays and holidays in double); súmula 431 of TST (200 hours for 40 a week).

import { reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { found } from '../found.ts';
import { ASSUMED, incomeOf, shown, YOU_SAID } from '../known.ts';
import { needsOwn, type Playbook } from '../playbook.ts';
import { percentText } from '../rate-words.ts';

const LEAST_EXTRA = '50';
/** Paid hours of a month for each hour of the week: 44 make 220. */
const A_MONTH = 5;
const USUAL_WEEK = 44;
const MOST_HOURS = 300;

const WEEK = /(\d{2}) ?(?:h|horas?)\b(?= (?:por|na|de|semana))(?=.{0,12}\bseman)/giu;
const HOURS = /(\d{1,3}(?:,\d)?) ?(?:h|horas?)(?: e meia)?\b/giu;
const EXTRA = /(\d{2,3}(?:,\d)?) ?(?:%|por cento)/giu;

/** What was said last: follow-ups come after the question. */
const last = (text: string, pattern: RegExp): string | undefined =>
  [...text.matchAll(pattern)].at(-1)?.[1]?.replace(',', '.');

export const overtime: Playbook = {
  indicators: [],
  run(asked) {
    const { text } = asked;
    const salary = incomeOf(asked);
    if (salary === undefined) return needsOwn('gross', 'Qual o seu salário bruto por mês? (ex.: 2.200)');
    const week = last(text, WEEK);
    const monthly = Number(week ?? USUAL_WEEK) * A_MONTH;
    const hour = exact(salary.cents).div(monthly);
    const hours = last(text.replace(WEEK, ''), HOURS);
    const data = [
      shown('Salário bruto', salary),
      {
        rotulo: 'Horas do mês',
        valor: `${monthly} (${week ?? USUAL_WEEK} por semana)`,
        fonte: week === undefined ? ASSUMED : YOU_SAID,
      },
    ];
    const hourSum = {
      rotulo: 'Hora comum',
      formula: `${reais(salary.cents)} ÷ ${monthly}`,
      resultado: reais(toCents(hour)),
    };
    if (hours === undefined || Number(hours) > MOST_HOURS)
      return found({
        verdict: `Sua hora vale ${reais(toCents(hour))}.`,
        because: [
          `A hora extra, com ${percentText(LEAST_EXTRA)} a mais, sai por ${reais(toCents(hour.times('1.5')))}.`,
        ],
        sums: [hourSum],
        data,
        limits: ['É o valor bruto, sem férias e 13º. Outra jornada? Diga: “trabalho 40 horas por semana”.'],
      });
    const told = last(text, EXTRA);
    const extra = told ?? LEAST_EXTRA;
    const each = hour.times(exact(1).plus(fromPercent(extra)));
    const total = toCents(each.times(hours));
    const many = hours.replace('.', ',');
    return found({
      verdict: `${many} ${Number(hours) === 1 ? 'hora extra dá' : 'horas extras dão'} ${reais(total)} brutos, a ${reais(toCents(each))} cada uma.`,
      sums: [
        hourSum,
        {
          rotulo: 'Hora extra',
          formula: `${reais(toCents(hour))} × (1 + ${percentText(extra)})`,
          resultado: reais(toCents(each)),
        },
        { rotulo: 'Total', formula: `${many} × ${reais(toCents(each))}`, resultado: reais(total) },
      ],
      data: [
        ...data,
        {
          rotulo: 'Adicional',
          valor: percentText(extra),
          fonte: told === undefined ? 'o mínimo em dia útil, CF, art. 7º' : YOU_SAID,
        },
      ],
      limits: [
        'Domingo e feriado costumam pagar 100 %; o descanso semanal em cima das horas extras e os descontos de INSS e imposto não entraram.',
      ],
    });
  },
};
