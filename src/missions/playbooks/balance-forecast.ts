// Daily balance forecast: cash on hand, scheduled and recurring entries, card bills, and average daily spending. Answers with the first negative day.

import type { Chart } from '../../domain/chart.ts';
import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import { addDays, addMonths, dayOf, daysBetween, monthOf, wholeMonth, yearOf } from '../../finance/civil-date.ts';
import { contaLabel } from '../../finance/conta.ts';
import { balanceOf } from '../../finance/definitions/balance.ts';
import { cardsOf, daysOf, faturasOf } from '../../finance/definitions/card.ts';
import { monthsApart } from '../../finance/fatura.ts';
import { reais } from '../../finance/money.ts';
import { dayWords } from '../../finance/replies/day-words.ts';
import { calculation, found, type Sum } from '../found.ts';
import { habitualIncome } from '../habitual-income.ts';
import { NOTED, support } from '../known.ts';
import type { Asked, Playbook } from '../playbook.ts';

type Move = { readonly date: LocalDate; readonly cents: number; readonly what: string };

const DAYS_AHEAD = 60;
const LOOK_BACK_DAYS = 90;
const MOST_PENDING = 500;
const MOST_MOVES_SHOWN = 6;
/** "Como termino o ano?" */
const OF_THE_YEAR = /\b(?:o|fim do|final do|desse|este|esse|do) ano\b|\bate dezembro\b/;
const DECEMBER = 12;
const LAST_DAY = 31;

/** Monthly recurring entries due in the days ahead and not recorded yet this month. */
function repeated({ ledger, today }: Asked, until: LocalDate): readonly Move[] {
  const months = Array.from({ length: monthsApart(today, until) + 1 }, (_, ahead) =>
    addMonths(wholeMonth(today).from, ahead),
  );
  return ledger.told('recorrencia').flatMap(({ value }) => {
    const { cents, dayOfMonth, kind, description, every } = value;
    if (cents === undefined || every !== 'monthly' || dayOfMonth === undefined || kind === 'transferencia') return [];
    return months
      .map((month) => dayOf(yearOf(month), monthOf(month), dayOfMonth))
      .filter((date) => date > today && date <= until)
      .map((date) => ({ date, cents: kind === 'receita' ? cents : -cents, what: description }));
  });
}

function scheduled({ ledger, today }: Asked, until: LocalDate): readonly Move[] {
  return ledger.list({ kind: 'fluxo', status: 'pendente', to: until }, 'oldest', MOST_PENDING).map((entry) => ({
    date: entry.date < today ? today : entry.date,
    cents: entry.kind === 'receita' ? entry.cents : -entry.cents,
    what: entry.description || entry.category,
  }));
}

function bills({ ledger, today }: Asked, until: LocalDate): readonly Move[] {
  return cardsOf(ledger).flatMap((card) => {
    const days = daysOf(card);
    if (days === undefined) return [];
    return faturasOf(ledger, card, days)
      .filter(({ due, left }) => due >= today && due <= until && left > 0)
      .map(({ due, left }) => ({ date: due, cents: -left, what: `fatura ${contaLabel(card.key)}` }));
  });
}

/** Average daily expense in centavos paid from cash on hand, recurring entries excluded. */
function usualDay({ ledger, today }: Asked): { readonly cents: number; readonly days: number } {
  const from = addDays(today, -LOOK_BACK_DAYS);
  const [first] = ledger.list({ kind: 'despesa', from, to: today }, 'oldest', 1);
  if (first === undefined) return { cents: 0, days: 0 };
  const days = Math.max(30, daysBetween(first.date, today) + 1);
  const spent = ledger.total({ kind: 'despesa', from, to: today }).cents;
  const onCredit = ledger.total({ kind: 'despesa', from, to: today, method: 'credito' }).cents;
  const repeating = ledger
    .told('recorrencia')
    .filter(({ value }) => value.kind === 'despesa' && value.every === 'monthly' && value.usual !== true)
    .reduce((sum, { value }) => sum + (value.cents ?? 0), 0);
  return { cents: Math.max(0, Math.round((spent - onCredit) / days - repeating / 30)), days };
}

/** Without data the forecast would be zero and wrongly reassuring. */
const nothingKnown = found({
  verdict: 'Ainda não dá para prever: não sei o seu saldo, o que entra nem o que sai.',
  because: ['Com três coisas eu já digo o dia em que aperta.'],
  next: [
    'Quanto há na conta: “meu saldo no Nubank é 830”.',
    'O que entra: “meu salário é 3.000 todo dia 5”.',
    'O que sai: “aluguel 1.200 todo dia 10”, e os gastos do dia a dia conforme acontecem.',
  ],
});

type Point = { readonly date: LocalDate; readonly cents: number };

/** Centavos on hand today, and what a usual day takes. */
type Flow = { readonly start: number; readonly daily: number };

/** Balance at the end of each day from tomorrow on; what fell due today and is still open counts tomorrow. */
function daysAhead(today: LocalDate, until: LocalDate, moves: readonly Move[], flow: Flow): readonly Point[] {
  const tomorrow = addDays(today, 1);
  const points: Point[] = [];
  let cents = flow.start;
  for (let date = tomorrow; date <= until; date = addDays(date, 1)) {
    const due = moves.filter((move) => move.date === date || (date === tomorrow && move.date === today));
    cents = due.reduce((sum, move) => sum + move.cents, cents - flow.daily);
    points.push({ date, cents });
  }
  return points;
}

/** The balance day by day until `until`. Money in centavos. */
type Forecast = {
  readonly today: LocalDate;
  readonly until: LocalDate;
  readonly start: number;
  readonly end: number;
  /** In the order they fall due. */
  readonly moves: readonly Move[];
  /** The first of what comes in out of habit. */
  readonly habit: Move | undefined;
  readonly daily: ReturnType<typeof usualDay>;
  readonly points: readonly Point[];
  readonly lowest: Point;
  /** The first day below zero. */
  readonly red: LocalDate | undefined;
};

function forecastOf(asked: Asked, until: LocalDate): Forecast {
  const { ledger, today } = asked;
  const start = balanceOf(ledger);
  const habits = habitualIncome(asked, until);
  const moves = [...scheduled(asked, until), ...repeated(asked, until), ...habits, ...bills(asked, until)].sort(
    (a, b) => (a.date < b.date ? -1 : 1),
  );
  const daily = usualDay(asked);
  const points = [{ date: today, cents: start }, ...daysAhead(today, until, moves, { start, daily: daily.cents })];
  return {
    today,
    until,
    start,
    end: points.at(-1)?.cents ?? start,
    moves,
    habit: habits[0],
    daily,
    points,
    lowest: points.reduce((low, point) => (point.cents < low.cents ? point : low)),
    red: points.slice(1).find(({ cents }) => cents < 0)?.date,
  };
}

export const balanceForecast: Playbook = {
  run(asked) {
    const { today, figures } = asked;
    const year = OF_THE_YEAR.test(folded(asked.text));
    const until = figures.due ?? (year ? dayOf(yearOf(today), DECEMBER, LAST_DAY) : addDays(today, DAYS_AHEAD));
    const forecast = forecastOf(asked, until);
    const { start, end, moves, habit, daily, lowest, red } = forecast;
    if (start === 0 && moves.length === 0 && daily.days === 0) return nothingKnown;
    return found({
      picture: () => balanceLine(forecast),
      verdict:
        red === undefined
          ? blackVerdict(end, year ? undefined : dayWords(until, today))
          : `Do jeito que vai, você entra no vermelho em ${dayWords(red, today)}.`,
      because: [
        red === undefined
          ? `O ponto mais baixo é ${reais(lowest.cents)}, em ${dayWords(lowest.date, today)}.`
          : `O pior dia é ${dayWords(lowest.date, today)}: ${reais(lowest.cents)}.`,
      ],
      compared: moves
        .slice(0, MOST_MOVES_SHOWN)
        .map(({ date, cents, what }) => ({ cenario: `${dayWords(date, today)}, ${what}`, resultado: reais(cents) })),
      sums: [endSum(forecast)],
      data: [
        support('Saldo de hoje', reais(start), NOTED),
        habit &&
          support('Entra todo mês', `${reais(habit.cents)} de ${habit.what}`, 'pelo que entrou nos últimos meses'),
        dailyShown(daily),
      ],
      next: red === undefined ? [] : [holdWords(lowest, today)],
      limits: ['Só sei do que você anotou: se o saldo não bate, me diga o certo (“meu saldo no Nubank é 830”).'],
    });
  },
};

const balanceLine = ({ points, until, today }: Forecast): Chart => ({
  kind: 'line',
  title: `Saldo até ${dayWords(until, today)}`,
  points: points.map(({ date, cents }) => ({ label: dayWords(date, today), cents })),
});

const endSum = ({ until, today, start, end, moves, daily }: Forecast): Sum =>
  calculation(
    `Saldo em ${dayWords(until, today)}`,
    `${reais(start)} + ${reais(sumOf(moves, 1))} a receber − ${reais(-sumOf(moves, -1))} a pagar − ${daysBetween(today, until)} dias × ${reais(daily.cents)}`,
    reais(end),
  );

const sumOf = (moves: readonly Move[], sign: 1 | -1): number =>
  moves.filter(({ cents }) => Math.sign(cents) === sign).reduce((total, { cents }) => total + cents, 0);

/** @param day absent when the question was about the end of the year */
const blackVerdict = (end: number, day: string | undefined): string =>
  day === undefined
    ? `Nesse ritmo você termina o ano com ${reais(end)}, sem entrar no vermelho.`
    : `Até ${day} você não fica no vermelho: termina com ${reais(end)}.`;

const dailyShown = ({ cents, days }: ReturnType<typeof usualDay>) =>
  support(
    'Gasto comum por dia',
    reais(cents),
    days === 0 ? 'nada anotado ainda' : `média de ${days} dias, sem cartão nem o que se repete`,
  );

/** How much less a day, from today to the worst day, keeps the balance at zero. */
function holdWords({ date, cents }: Point, today: LocalDate): string {
  const each = Math.ceil(-cents / Math.max(1, daysBetween(today, date)));
  return `Segurar ${reais(Math.max(1, each))} por dia até lá evita o vermelho.`;
}
