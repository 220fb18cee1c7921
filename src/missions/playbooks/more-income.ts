// "Preciso de 2 mil por mês a mais", "como aumento minha renda?": the amount as days and hours of work, and the part that cutting flexible expenses
// would cover.

import { folded } from '../../domain/fold.ts';
import { WEEKS_A_MONTH } from '../../domain/rhythm.ts';
import { categoryLabel } from '../../finance/category-labels.ts';
import { daysBetween } from '../../finance/civil-date.ts';
import { reais } from '../../finance/money.ts';
import { dayWords } from '../../finance/replies/day-words.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { assumed, byCategory, youSaid } from '../known.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
import { NEEDS } from './budget-diagnosis.ts';

const DAYS = 22;
const EXTRA_HOURS = 2;
/** % of flexible expenses assumed easy to cut. */
const CUT = 20;

const PER_DAY = /\bquanto\b.*\bpor (?:dia|semana)\b/;
/** How many days of a week, or of a month, are worked, as told last. */
const DAYS_WORKED =
  /\btrabalh\w+ (?:so |uns |em |por |na |da )*(\d{1,2})(?: dias?)?\b|\b(\d{1,2}) dias? (?:na|por|da) semana\b/g;
const DAYS_A_WEEK = 7;

/** "Quanto preciso fazer por dia pra pagar o aluguel de 1.200?": by the days that are worked, or that are left until it is due. */
function perDay({ text, figures: { due, dailyExpense = 0 }, today }: Asked, wanted: number) {
  const [, worked, weekly] = [...folded(text).matchAll(DAYS_WORKED)].at(-1) ?? [];
  const told = worked === undefined && weekly === undefined ? undefined : Number(worked ?? weekly);
  const week = told === undefined || told > DAYS_A_WEEK ? undefined : told;
  const month = week === undefined ? (told ?? DAYS) : Math.round(week * WEEKS_A_MONTH);
  const left = due === undefined || due <= today ? undefined : daysBetween(today, due) + 1;
  const days =
    left === undefined ? month : week === undefined ? left : Math.max(1, Math.round((left * week) / DAYS_A_WEEK));
  const net = Math.ceil(wanted / days);
  const day = net + dailyExpense;
  const until = due === undefined || left === undefined ? 'por mês' : `até ${dayWords(due, today)}`;
  return found({
    verdict: `${reais(day)} por dia, em ${days} dias de trabalho ${until}.`,
    because: [
      told === undefined && left === undefined
        ? `Contei ${DAYS} dias úteis: se trabalha outros, me diga “trabalho 6 dias por semana”.`
        : undefined,
      dailyExpense === 0
        ? 'É o que precisa sobrar no dia: o gasto com material, gasolina e taxas vem antes.'
        : `São ${reais(net)} que precisam sobrar e ${reais(dailyExpense)} que você gasta no dia.`,
    ],
    sums: [
      calculation('Por dia', `${reais(wanted)} ÷ ${days}`, reais(net)),
      dailyExpense === 0
        ? undefined
        : calculation('Com o gasto do dia', `${reais(net)} + ${reais(dailyExpense)}`, reais(day)),
      week === undefined ? undefined : calculation('Por semana', `${week} × ${reais(day)}`, reais(week * day)),
    ],
    data: [
      youSaid('A pagar', reais(wanted)),
      told === undefined && left === undefined
        ? assumed('Dias', `${DAYS} por mês`)
        : youSaid('Dias de trabalho', String(days)),
    ],
  });
}

export const moreIncome: Playbook = {
  run(asked) {
    const { figures } = asked;
    const { goal, price, rent, installment, loan } = figures;
    if (PER_DAY.test(folded(asked.text))) {
      const bills = [rent, goal ?? price ?? loan, installment, figures.saving];
      const spent = figures.dailyExpense === undefined ? (figures.expense ?? 0) : 0;
      const sum = bills.reduce<number>((total, cents = 0) => total + cents, 0) || spent;
      if (sum > 0) return perDay(asked, sum);
    }
    const wanted = goal ?? price ?? figures.saving ?? figures.passive ?? figures.income;
    if (wanted === undefined) return needs('saving', 'De quanto a mais por mês você precisa? (ex.: 500)');
    const day = toCents(exact(wanted).div(DAYS));
    const hour = toCents(exact(wanted).div(DAYS).div(EXTRA_HOURS));
    const movable = byCategory(asked).filter(({ key, cents }) => !NEEDS.has(key) && cents > 0);
    const all = movable.reduce((sum, { cents }) => sum + cents, 0);
    const cut = toCents(exact(all).times(CUT).div(100));
    const rest = Math.max(0, wanted - cut);
    const [largest] = movable;
    return found({
      verdict: `${reais(wanted)} a mais por mês são ${reais(day)} por dia útil, ou ${reais(hour)} por hora extra, a ${EXTRA_HOURS} horas por dia.`,
      because: [
        cut === 0 || largest === undefined
          ? 'Parte disso pode vir de gastar menos: anote o mês e pergunte “o que corto?”.'
          : rest === 0
            ? `Cortar ${CUT} % do que dá para mexer já rende ${reais(cut)}: comece por ${categoryLabel(largest.key)}.`
            : `Cortar ${CUT} % do que dá para mexer rende ${reais(cut)} (comece por ${categoryLabel(largest.key)}): ficam ${reais(rest)} para ganhar.`,
        'O mais rápido costuma ser o que você já sabe: mais horas no que já faz, o mesmo serviço por fora, vender o que está parado. Pedir aumento rende mais que tudo, se der.',
      ],
      sums: [
        calculation('Por dia útil', `${reais(wanted)} ÷ ${DAYS}`, reais(day)),
        calculation('Por hora', `${reais(wanted)} ÷ ${DAYS} ÷ ${EXTRA_HOURS}`, reais(hour)),
        ...(cut === 0
          ? []
          : [
              calculation('Corte', `${reais(all)} × ${CUT} %`, reais(cut)),
              ...(rest === 0 ? [] : [calculation('Falta ganhar', `${reais(wanted)} − ${reais(cut)}`, reais(rest))]),
            ]),
      ],
      data: [
        youSaid('Quanto a mais', reais(wanted)),
        assumed('Dias e horas', `${DAYS} dias, ${EXTRA_HOURS} horas a mais por dia`),
      ],
      limits: ['Quem promete renda fácil e garantida cobra entrada: desconfie.'],
    });
  },
};
