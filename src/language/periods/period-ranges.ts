// Period ranges: "de junho até hoje", "desde segunda", "entre 5 e 10", "do dia 3 ao dia 8", "do ano até agora".

import { MARKS_BEFORE, UNITS_AFTER } from '../amounts/amount-units.ts';
import { type Day, isCivil, monthStart, plusMonths, toCivil, toDay } from '../dates/calendar.ts';
import type { DateContext } from '../dates/date-resolution.ts';
import { dayNumberAt } from '../dates/day-of-month.ts';
import { monthAt, yearAfter } from '../dates/month-phrases.ts';
import type { Token } from '../tokens/token.ts';
import { isListed, wordList } from '../tokens/word-lists.ts';
import { type PeriodRead, readPeriodAt } from './period-atoms.ts';

const ARTICLES = new Set('o a os as'.split(' '));
const OPENS = wordList(new Set('de do da dos das desde entre'.split(' ')));
const JOINTS = new Set('a ate ao as e'.split(' '));

function skip(tokens: readonly Token[], at: number, words: ReadonlySet<string>): number {
  return words.has(tokens[at]?.norm ?? '') ? at + 1 : at;
}

/** The token after the connector between both ends ("a", "até o", "e" after "entre"); undefined when there is none. */
function jointAt(tokens: readonly Token[], at: number, between: boolean): number | undefined {
  const norm = tokens[at]?.norm ?? '';
  if (!JOINTS.has(norm) || (norm === 'e') !== between) return undefined;
  return skip(tokens, at + 1, ARTICLES);
}

type DayNumber = { readonly day: number; readonly to: number };

function bareDayAt(tokens: readonly Token[], at: number): DayNumber | undefined {
  const named = tokens[at]?.norm === 'dia' || tokens[at]?.norm === 'dias';
  if (MARKS_BEFORE.has(tokens[at]?.norm ?? '')) return undefined;
  const number = dayNumberAt(tokens, named ? at + 1 : at);
  if (number === undefined || UNITS_AFTER.has(tokens[number.to]?.norm ?? '')) return undefined;
  return number;
}

/** Month of both day numbers: stated after them, or the latest whose first end is past. */
function monthOfRange(
  tokens: readonly Token[],
  at: number,
  first: number,
  ctx: DateContext,
): { start: Day; to: number } {
  const joined = tokens[at]?.norm === 'de' || tokens[at]?.norm === 'do';
  const month = joined ? monthAt(tokens, at + 1, 'full or short') : undefined;
  const now = toCivil(ctx.today);
  if (month !== undefined) {
    const { year, to } = yearAfter(tokens, at + 2, ctx.today);
    const own = year ?? (month > now.month && ctx.aim === 'past' ? now.year - 1 : now.year);
    return { start: toDay(own, month, 1), to };
  }
  if (joined && tokens[at + 1]?.norm === 'mes') {
    const passed = tokens[at + 2]?.norm === 'passado';
    return { start: monthStart(ctx.today, passed ? -1 : 0), to: at + (passed ? 3 : 2) };
  }
  const start = monthStart(ctx.today);
  const begun = start + first - 1 <= ctx.today || ctx.aim === 'future';
  return { start: begun ? start : plusMonths(start, -1), to: at };
}

function clampedDay(start: Day, day: number): Day {
  const { year, month } = toCivil(start);
  return isCivil(year, month, day) ? start + day - 1 : plusMonths(start, 1) - 1;
}

/** "de 5 a 10 (de outubro)", "entre os dias 5 e 10", "do dia 5 ao dia 10"; `at` is after the opener. */
function readDayRange(tokens: readonly Token[], from: number, at: number, ctx: DateContext): PeriodRead | undefined {
  const between = tokens[from]?.norm === 'entre';
  const first = bareDayAt(tokens, at);
  const joint = first === undefined ? undefined : jointAt(tokens, first.to, between);
  if (first === undefined || joint === undefined) return undefined;
  const last = bareDayAt(tokens, joint);
  if (last === undefined || last.day < first.day) return undefined;
  const month = monthOfRange(tokens, last.to, first.day, ctx);
  return { first: clampedDay(month.start, first.day), last: clampedDay(month.start, last.day), from, to: month.to };
}

/** "pra cá", "para cá", "até agora", "até hoje" at `at`: the token after it. */
function untilNow(tokens: readonly Token[], at: number): number | undefined {
  const first = tokens[at]?.norm;
  const second = tokens[at + 1]?.norm;
  if ((first === 'pra' || first === 'para') && second === 'ca') return at + 2;
  if (first !== 'ate') return undefined;
  return second === 'agora' || second === 'hoje' || second === 'aqui' ? at + 2 : undefined;
}

function isReal(read: PeriodRead | undefined): read is PeriodRead {
  return read !== undefined && !Number.isNaN(read.first);
}

/** The range whose opener ("de", "desde", "entre") is at `at`. */
export function readRangeAt(tokens: readonly Token[], at: number, ctx: DateContext): PeriodRead | undefined {
  if (!isListed(tokens[at], OPENS)) return undefined;
  const opener = tokens[at]?.norm;
  const start = skip(tokens, at + 1, ARTICLES);
  const days = readDayRange(tokens, at, start, ctx);
  if (days !== undefined) return days;
  // "desde o início do mês": the first day starts the range, wherever today is in it.
  const edge = tokens[start]?.norm === 'inicio' || tokens[start]?.norm === 'comeco';
  const first = firstEnd(tokens, edge ? start + 2 : start, ctx);
  if (first === undefined) return undefined;
  const now = untilNow(tokens, first.to);
  if (now !== undefined) return { first: first.first, last: ctx.today, from: at, to: now };
  const joint = jointAt(tokens, first.to, opener === 'entre');
  const last = joint === undefined ? undefined : firstEnd(tokens, joint, ctx);
  if (last !== undefined) return ordered(first, last, at);
  return opener === 'desde' ? { first: first.first, last: ctx.today, from: at, to: first.to } : undefined;
}

/** A period at `at`, or one token later when its first word ("esse", "último") is there. */
function firstEnd(tokens: readonly Token[], at: number, ctx: DateContext): PeriodRead | undefined {
  const direct = readPeriodAt(tokens, at, ctx);
  if (isReal(direct)) return direct;
  const next = readPeriodAt(tokens, at + 1, ctx);
  if (isReal(next) && next.from <= at) return next;
  const norm = tokens[at]?.norm;
  return norm === 'mes'
    ? { first: monthStart(ctx.today), last: plusMonths(monthStart(ctx.today), 1) - 1, from: at, to: at + 1 }
    : undefined;
}

/** "de novembro a janeiro" crosses New Year: the first end moves back, or the last forward. */
function ordered(first: PeriodRead, last: PeriodRead, from: number): PeriodRead {
  if (first.first <= last.last) return { first: first.first, last: last.last, from, to: last.to };
  return { first: plusMonths(first.first, -12), last: last.last, from, to: last.to };
}

/** Ends a period today: "do ano até agora". */
export function cutAtNow(tokens: readonly Token[], read: PeriodRead, ctx: DateContext): PeriodRead {
  const now = untilNow(tokens, read.to);
  return now === undefined || read.first > ctx.today
    ? read
    : { first: read.first, last: ctx.today, from: read.from, to: now };
}
