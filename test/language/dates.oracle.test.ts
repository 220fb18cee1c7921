import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import { findDates } from '../../src/language/dates/dates.ts';
import { findPeriods } from '../../src/language/periods/periods.ts';
import { tokenize } from '../../src/language/tokens/tokenize.ts';

type Plain = Temporal.PlainDate;
type Oracle = (today: Plain) => Plain | undefined;

const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];
const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

type Facts = Pick<Plain, 'dayOfWeek' | 'day' | 'month' | 'daysInMonth'> & { readonly date: Plain };
type Stop = (day: Facts) => boolean;

/** Every day of a few decades as Temporal sees it, asked once: the walks below are long. */
const FIRST = Temporal.PlainDate.from('2014-01-01');
const ALMANAC: readonly Facts[] = Array.from({ length: 8200 }, (_, i) => {
  const date = FIRST.add({ days: i });
  return { date, dayOfWeek: date.dayOfWeek, day: date.day, month: date.month, daysInMonth: date.daysInMonth };
});

/** Walks one day at a time: nothing like the arithmetic it checks. */
function walk(from: Plain, step: 1 | -1, stop: Stop): Plain | undefined {
  for (let at = FIRST.until(from).days; ; at += step) {
    const day = ALMANAC[at];
    if (day === undefined || stop(day)) return day?.date;
  }
}

const before = (today: Plain, stop: Stop) => walk(today.subtract({ days: 1 }), -1, stop);
const after = (today: Plain, stop: Stop) => walk(today.add({ days: 1 }), 1, stop);
const monday = (day: Plain) => walk(day, -1, (d) => d.dayOfWeek === 1);

const past: [string, Oracle][] = [
  ['hoje', (t) => t],
  ['ontem à noite', (t) => t.subtract({ days: 1 })],
  ['anteontem', (t) => t.subtract({ days: 2 })],
  ['trasanteontem', (t) => t.subtract({ days: 3 })],
  ['há 10 dias', (t) => t.subtract({ days: 10 })],
  ['faz duas semanas', (t) => t.subtract({ weeks: 2 })],
  ['5 meses atrás', (t) => t.subtract({ months: 5 })],
  ['há um ano', (t) => t.subtract({ years: 1 })],
  ['semana passada', (t) => monday(t.subtract({ days: 7 }))],
  ['mês passado', (t) => t.subtract({ months: 1 }).with({ day: 1 })],
  ['fim de semana', (t) => walk(t, -1, (d) => d.dayOfWeek === 6)],
  ...WEEKDAYS.flatMap((name, i): [string, Oracle][] => [
    [name, (t) => before(t, (d) => d.dayOfWeek === i + 1)],
    [`${name} ${i > 4 ? 'passado' : 'passada'}`, (t) => before(t, (d) => d.dayOfWeek === i + 1)],
    [
      `${name} ${i > 4 ? 'retrasado' : 'retrasada'}`,
      (t) => before(t, (d) => d.dayOfWeek === i + 1)?.subtract({ days: 7 }),
    ],
    [`${name} da semana passada`, (t) => monday(t.subtract({ days: 7 }))?.add({ days: i })],
  ]),
  ...[1, 5, 15, 28, 29, 30, 31].flatMap((n): [string, Oracle][] => [
    [`dia ${n}`, (t) => walk(t, -1, (d) => d.day === n)],
    [`${n}/3`, (t) => walk(t, -1, (d) => d.day === n && d.month === 3)],
    [`${n} de outubro`, (t) => walk(t, -1, (d) => d.day === n && d.month === 10)],
  ]),
  ...MONTHS.map((name, i): [string, Oracle] => [
    `em ${name}`,
    (t) => walk(t, -1, (d) => d.day === 1 && d.month === i + 1),
  ]),
  ['29/02', (t) => walk(t, -1, (d) => d.day === 29 && d.month === 2)],
];

const future: [string, Oracle][] = [
  ['amanhã', (t) => t.add({ days: 1 })],
  ['depois de amanhã', (t) => t.add({ days: 2 })],
  ['daqui a 3 meses', (t) => t.add({ months: 3 })],
  ['em 45 dias', (t) => t.add({ days: 45 })],
  ['semana que vem', (t) => monday(t.add({ days: 7 }))],
  ['mês que vem', (t) => t.add({ months: 1 }).with({ day: 1 })],
  ['fim do mês', (t) => walk(t, 1, (d) => d.day === d.daysInMonth)],
  ['fim de semana', (t) => walk(t, 1, (d) => d.dayOfWeek === 6)],
  ...WEEKDAYS.flatMap((name, i): [string, Oracle][] => [
    [name, (t) => after(t, (d) => d.dayOfWeek === i + 1)],
    // Tomorrow is called so: the one that comes is then the week after.
    [`${name} que vem`, (t) => after(t.add({ days: 1 }), (d) => d.dayOfWeek === i + 1)],
    [`${name} da semana que vem`, (t) => monday(t.add({ days: 7 }))?.add({ days: i })],
  ]),
  ...[1, 5, 15, 28, 29, 30, 31].flatMap((n): [string, Oracle][] => [
    [`dia ${n}`, (t) => walk(t, 1, (d) => d.day === n)],
    [`${n}/03`, (t) => walk(t, 1, (d) => d.day === n && d.month === 3)],
    [`dia ${n} de outubro`, (t) => walk(t, 1, (d) => d.day === n && d.month === 10)],
  ]),
  ['29/02', (t) => walk(t, 1, (d) => d.day === 29 && d.month === 2)],
];

const START = Temporal.PlainDate.from('2026-11-18');
const REFERENCE_DAYS = Array.from({ length: 400 }, (_, i) => START.add({ days: i }));

function impossible(today: Plain, date: Plain | undefined): boolean {
  return date === undefined || Math.abs(today.until(date).total({ unit: 'day' })) > 3000;
}

describe('400 consecutive days against a day-by-day walk', () => {
  it.each(past)('%s, looking back', (text, oracle) => {
    const tokens = tokenize(`paguei 30 ${text}`);
    for (const today of REFERENCE_DAYS) {
      const expected = oracle(today);
      if (impossible(today, expected)) continue;
      const [found] = findDates(tokens, today.toString() as LocalDate, 'past');
      expect([today.toString(), found?.date]).toEqual([today.toString(), expected?.toString()]);
    }
  });

  it.each(future)('%s, looking ahead', (text, oracle) => {
    const tokens = tokenize(`me lembra de pagar ${text}`);
    for (const today of REFERENCE_DAYS) {
      const expected = oracle(today);
      if (impossible(today, expected)) continue;
      const [found] = findDates(tokens, today.toString() as LocalDate, 'future');
      expect([today.toString(), found?.date]).toEqual([today.toString(), expected?.toString()]);
    }
  });
});

const periods: [string, (today: Plain) => [Plain | undefined, Plain | undefined]][] = [
  ['esse mês', (t) => [walk(t, -1, (d) => d.day === 1), walk(t, 1, (d) => d.day === d.daysInMonth)]],
  ['mês passado', (t) => [t.subtract({ months: 1 }).with({ day: 1 }), t.with({ day: 1 }).subtract({ days: 1 })]],
  ['essa semana', (t) => [monday(t), walk(t, 1, (d) => d.dayOfWeek === 7)]],
  ['últimos 30 dias', (t) => [t.subtract({ days: 29 }), t]],
  ['últimos 3 meses', (t) => [t.subtract({ months: 3 }).add({ days: 1 }), t]],
  ['esse ano', (t) => [t.with({ month: 1, day: 1 }), t.with({ month: 12, day: 31 })]],
  ['do ano até agora', (t) => [t.with({ month: 1, day: 1 }), t]],
  [
    'do trimestre',
    (t) => [
      walk(t, -1, (d) => d.day === 1 && d.month % 3 === 1),
      walk(t, 1, (d) => d.month % 3 === 0 && d.day === d.daysInMonth),
    ],
  ],
  ['desde segunda', (t) => [before(t, (d) => d.dayOfWeek === 1), t]],
  [
    'fim de semana',
    (t) => [walk(t, -1, (d) => d.dayOfWeek === 6), walk(t, -1, (d) => d.dayOfWeek === 6)?.add({ days: 1 })],
  ],
  ...MONTHS.map((name, i): [string, (today: Plain) => [Plain | undefined, Plain | undefined]] => [
    `em ${name}`,
    (t) => {
      const first = walk(t, -1, (d) => d.day === 1 && d.month === i + 1);
      return [first, first?.with({ day: first.daysInMonth })];
    },
  ]),
];

describe('400 consecutive days of questions', () => {
  it.each(periods)('%s', (text, oracle) => {
    const tokens = tokenize(`quanto gastei ${text}?`);
    for (const today of REFERENCE_DAYS) {
      const [from, to] = oracle(today);
      const found = findPeriods(tokens, today.toString() as LocalDate)[0]?.period;
      expect([today.toString(), found]).toEqual([today.toString(), { from: from?.toString(), to: to?.toString() }]);
    }
  });
});
