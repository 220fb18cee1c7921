// "Pago 120 numa academia que nem vou, vale?", "e se eu parasse de gastar 400 com delivery?": a monthly expense per year, and its value if saved
// instead.

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import { addMonths, wholeMonth } from '../../finance/civil-date.ts';
import { reais } from '../../finance/money.ts';
import { type AskedRate, cdiOf, usualCdi } from '../asked-rate.ts';
import { futureValue } from '../formulas/compound-interest.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found, type Sum } from '../found.ts';
import { incomeOf, type Known, shown, YOU_SAID } from '../known.ts';
import { netOfTax } from '../net-yield.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText } from '../rate-words.ts';

const YEARS = 5;
const MONTHS_BACK = 3;
const EVERY_DAY = /\btodo (?:santo )?dia\b/;
const WORTH =
  'Se você usa e gosta, pode valer cada centavo. Se quase não usa, é o corte que menos dói: pause um mês e veja se faz falta.';

/** Average monthly cost of the thing named, over the last three whole months. */
function notedIn({ ledger, today, text }: Asked): Known | undefined {
  const from = wholeMonth(addMonths(today, -MONTHS_BACK)).from;
  const to = wholeMonth(addMonths(today, -1)).to;
  const words = folded(text).split(/[^a-z0-9]+/);
  const months = new Set(
    ledger
      .monthTotals(from.slice(0, 7), to.slice(0, 7))
      .filter(({ kind }) => kind === 'despesa')
      .map(({ month }) => month),
  ).size;
  const named = (since: LocalDate, until: LocalDate) =>
    ledger.grouped({ kind: 'despesa', from: since, to: until }, 'words').find(({ key }) => words.includes(folded(key)));
  const group = named(from, to);
  if (group === undefined || months === 0) {
    const now = named(wholeMonth(today).from, today);
    return now && { cents: now.cents, from: 'suas anotações deste mês, até hoje' };
  }
  return {
    cents: Math.round(group.cents / months),
    from: `suas anotações: ${reais(group.cents)} em ${months} ${months === 1 ? 'mês' : 'meses'}`,
  };
}

/** Centavos. */
type Habit = {
  readonly monthly: number;
  /** Where the cost is known from; undefined when the person said it. */
  readonly noted: Known | undefined;
  /** When it was told as spent every day. */
  readonly daily: number | undefined;
  readonly year: number;
};

export const stopSpending: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { figures } = asked;
    const told = figures.expense ?? figures.price ?? figures.installment ?? figures.saving;
    const noted = told === undefined ? notedIn(asked) : undefined;
    const monthly = told ?? noted?.cents;
    if (monthly === undefined) return needs('expense', 'Quanto isso custa por mês? (ex.: 120)');
    const daily = EVERY_DAY.test(folded(asked.text)) ? figures.price : undefined;
    const habit = { monthly, noted, daily, year: daily === undefined ? monthly * 12 : daily * 365 };
    return asSavings(habit, cdiOf(asked) ?? usualCdi(YEARS * 12), incomeOf(asked));
  },
};

function asSavings(habit: Habit, cdi: AskedRate, income: Known | undefined): PlaybookOutcome {
  const { monthly, noted, year } = habit;
  const rate = netOfTax(cdi.yearly);
  const kept = toCents(futureValue({ principal: 0, deposit: monthly, rate, periods: YEARS * 12 }));
  return found({
    verdict: `São ${reais(year)} por ano, ${reais(Math.round(year / 12))} por mês: guardados, viram ${reais(kept)} em ${YEARS} anos.`,
    because: [
      WORTH,
      income === undefined || income.cents <= 0
        ? undefined
        : `É ${fractionText(exact(monthly).div(income.cents), 1)} do que entra por mês.`,
    ],
    sums: [
      yearSum(habit),
      calculation(
        `Guardado por ${YEARS} anos`,
        `${reais(monthly)} × ((1 + ${fractionText(rate, 4)})^${YEARS * 12} − 1) ÷ ${fractionText(rate, 4)}`,
        reais(kept),
      ),
    ],
    data: [
      shown('Custa por mês', noted ?? { cents: monthly, from: YOU_SAID }),
      cdi.shown,
      shown('Renda do mês', income),
    ],
    limits: ['Rendimento já sem 15 % de imposto, com esse CDI: ele muda.'],
  });
}

const yearSum = ({ monthly, daily, year }: Habit): Sum =>
  calculation('Por ano', daily === undefined ? `${reais(monthly)} × 12` : `${reais(daily)} × 365`, reais(year));
