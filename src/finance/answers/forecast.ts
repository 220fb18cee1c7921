// Cash-flow forecast from today to a given day, with everything known to come: as a sentence with its parts, and as a line chart.

import type { Chart, ChartPoint } from '../../domain/chart.ts';
import type { LocalDate } from '../../domain/dates.ts';
import { addDays, addMonths, wholeMonth } from '../civil-date.ts';
import { type Coming, comingMoney } from '../coming-money.ts';
import { contaLabel } from '../conta.ts';
import { balanceOf } from '../definitions/balance.ts';
import { cardsOf, daysOf, owedOn } from '../definitions/card.ts';
import { reais } from '../money.ts';
import { dayWords } from '../replies/day-words.ts';
import { type Answer, type Asked, sentence } from './answer.ts';

const MOST_LINES = 8;
/** Longest line, in days; beyond it single days cannot be distinguished. */
const MOST_DAYS = 366;

const sumOf = (all: readonly Coming[]): number => all.reduce((sum, { cents }) => sum + cents, 0);

/** The first date on which the projected balance is lowest, and that balance in centavos. */
function lowest(balance: number, coming: readonly Coming[], today: LocalDate): { date: LocalDate; cents: number } {
  let low = { date: today, cents: balance };
  let now = balance;
  coming.forEach(({ date, cents }, index) => {
    now += cents;
    const dayOver = coming[index + 1]?.date !== date;
    if (dayOver && now < low.cents) low = { date, cents: now };
  });
  return low;
}

/** Labels of cards with debt but unknown closing and due days: their charges cannot be dated. */
function unplaced({ ledger }: Asked): readonly string[] {
  return cardsOf(ledger)
    .filter((card) => daysOf(card) === undefined && owedOn(ledger, card) > 0)
    .map(({ key }) => contaLabel(key));
}

/** Start of a sentence for a day: 'Hoje', 'No dia 03/12'. */
const onDay = (day: string): string => (/^\d/u.test(day) ? `No dia ${day}` : sentence(day));

/** Until the day asked, otherwise the end of this month. Pending entries, recurring ones and faturas count once. */
export function forecastAnswer(asked: Asked): Answer {
  const { ledger, question, today } = asked;
  const until = question.as_of ?? wholeMonth(today).to;
  const balance = balanceOf(ledger);
  const coming = comingMoney(ledger, today, until);
  const [inward, out] = [coming.filter(({ cents }) => cents > 0), coming.filter(({ cents }) => cents < 0)];
  const end = balance + sumOf(coming);
  const lines = coming
    .slice(0, MOST_LINES)
    .map(
      ({ date, cents, what }) =>
        `\n• ${dayWords(date, today)}: ${what} ${cents > 0 ? '+' : '−'} ${reais(Math.abs(cents))}`,
    );
  const rest = coming.length - lines.length;
  const low = lowest(balance, coming, today);
  const [card] = unplaced(asked);
  return {
    text: [
      `Até ${dayWords(until, today)}, contando o que está agendado, o que se repete e as faturas, você fica com `,
      { bold: reais(end) },
      `: ${reais(balance)} de agora, ${reais(sumOf(inward))} a receber e ${reais(-sumOf(out))} a pagar.`,
      ...lines,
      ...(rest > 0 ? [`\n… e mais ${rest}.`] : []),
      ...(low.cents < 0 && low.cents < end
        ? [`\n⚠️ ${onDay(dayWords(low.date, today))} ficaria em ${reais(low.cents)}.`]
        : []),
      ...(card === undefined ? [] : [`\nO ${card} ficou de fora: me diga quando ele fecha e vence.`]),
    ],
    ...(coming.length === 0 ? {} : { drawable: true }),
  };
}

/** Projected balance of each day from today on; until the end of next month unless the question says otherwise. */
export function balanceLine({ ledger, question, today }: Asked): Chart {
  const asked = question.as_of ?? wholeMonth(addMonths(today, 1)).to;
  const last = addDays(today, MOST_DAYS - 1);
  const until = asked > last ? last : asked;
  const coming = comingMoney(ledger, today, until);
  const points: ChartPoint[] = [];
  let cents = balanceOf(ledger);
  let next = 0;
  for (let day = today; day <= until; day = addDays(day, 1)) {
    for (; coming[next]?.date === day; next += 1) cents += coming[next]?.cents ?? 0;
    points.push({ label: `${Number(day.slice(8))}/${day.slice(5, 7)}`, cents });
  }
  return { kind: 'line', title: `Saldo até ${dayWords(until, today)}`, points };
}
