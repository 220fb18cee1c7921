// "dia 24", "dia quinze", "dia 5 de março", "dia 3 do mês passado", "dia 5 passado", "quinto dia útil".

import { ORDINALS } from '../numbers/number-words.ts';
import { readWhole } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';
import { nthBusinessDay } from './business-days.ts';
import { type Day, isCivil, monthEnd, monthStart, toCivil, toDay } from './calendar.ts';
import {
  type DateContext,
  type DateRead,
  resolveDayMonth,
  resolveDayOfMonth,
  resolveYearly,
} from './date-resolution.ts';
import { BEFORE_PASSED, LAST, NEXT, PASSED, THIS } from './date-words.ts';
import { monthAt, yearAfter } from './month-phrases.ts';
import { readSlashedDate } from './slashed-dates.ts';

const NOT_A_DATE_BEFORE = new Set('todo cada todos bom meio um meu'.split(' '));

/** The day number at `at`: 1 to 31 in digits, words, "1º" or "primeiro". */
export function dayNumberAt(tokens: readonly Token[], at: number): { day: number; to: number } | undefined {
  const norm = tokens[at]?.norm ?? '';
  if (norm === '1o' || norm === 'primeiro') return { day: 1, to: at + 1 };
  const whole = readWhole(tokens, at);
  return whole !== undefined && whole.value >= 1 && whole.value <= 31 ? { day: whole.value, to: whole.to } : undefined;
}

/** Offset in months of "do mês passado", and the token after it. */
function monthShiftAt(tokens: readonly Token[], at: number): { months: number; to: number } | undefined {
  const first = tokens[at]?.norm ?? '';
  const second = tokens[at + 1]?.norm ?? '';
  if (NEXT.has(second) && tokens[at + 2]?.norm === 'mes') return { months: 1, to: at + 3 };
  if (second !== 'mes') return undefined;
  if (THIS.has(first)) return { months: 0, to: at + 2 };
  if (first !== 'do' && first !== 'no') return undefined;
  const third = tokens[at + 2]?.norm ?? '';
  if (PASSED.has(third)) return { months: -1, to: at + 3 };
  if (BEFORE_PASSED.has(third)) return { months: -2, to: at + 3 };
  if (third === 'que' && tokens[at + 3]?.norm === 'vem') return { months: 1, to: at + 4 };
  return third === 'seguinte' ? { months: 1, to: at + 3 } : undefined;
}

/** Month after a day number: "de março", "do 11", "de março de 2025". */
export function readMonthOfDay(
  tokens: readonly Token[],
  at: number,
  day: number,
  ctx: DateContext,
): DateRead | undefined {
  const joined = tokens[at]?.norm === 'de' || tokens[at]?.norm === 'do';
  const from = joined ? at + 1 : at;
  const month = monthAt(tokens, from, joined ? 'full or short' : 'full');
  if (month === undefined) return undefined;
  const { year, to } = yearAfter(tokens, from + 1, ctx.today);
  if (year !== undefined)
    return isCivil(year, month, day) ? { day: toDay(year, month, day), precision: 'day', to } : undefined;
  const found = resolveDayMonth(ctx.today, day, month, ctx.aim);
  return found === undefined ? undefined : { day: found, precision: 'day', to };
}

/** Month by number after "do": "dia 15 do 10". */
function readNumberedMonth(tokens: readonly Token[], at: number, day: number, ctx: DateContext): DateRead | undefined {
  const month = tokens[at]?.norm === 'do' ? readWhole(tokens, at + 1) : undefined;
  if (month === undefined || month.value < 1 || month.value > 12) return undefined;
  const found = resolveDayMonth(ctx.today, day, month.value, ctx.aim);
  return found === undefined ? undefined : { day: found, precision: 'day', to: month.to };
}

/** A day the month does not have is its last one. */
const inMonth = (today: Day, months: number, day: number): Day =>
  Math.min(monthStart(today, months) + day - 1, monthEnd(today, months));

/** The phrase that starts with "dia" or "dias" at `at`. "todo dia 5" is a recurrence and "bom dia" a greeting, not dates. */
export function readDayOfMonth(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  if (NOT_A_DATE_BEFORE.has(tokens[at - 1]?.norm ?? '')) return undefined;
  if (tokens[at + 1]?.norm.includes('/') || tokens[at + 1]?.norm.includes('-'))
    return readSlashedDate(tokens, at + 1, ctx);
  const number = dayNumberAt(tokens, at + 1);
  if (number === undefined) return undefined;
  const before = tokens[at - 1]?.norm ?? '';
  const gone = PASSED.has(tokens[number.to]?.norm ?? '') ? 1 : 0;
  const aim = NEXT.has(before) ? 'future' : gone || LAST.has(before) ? 'past' : ctx.aim;
  const named =
    readNumberedMonth(tokens, number.to, number.day, ctx) ??
    readMonthOfDay(tokens, number.to, number.day, ctx) ??
    readSlashedDate(tokens, at + 1, ctx);
  if (named !== undefined) return named;
  const shift = monthShiftAt(tokens, number.to);
  const day =
    shift === undefined ? resolveDayOfMonth(ctx.today, number.day, aim) : inMonth(ctx.today, shift.months, number.day);
  return day === undefined ? undefined : { day, precision: 'day', to: shift?.to ?? number.to + gone };
}

/** "quinto dia útil", "5º dia útil", "último dia útil" starting at `at`: which one, and the token after it. */
export function businessDayAt(tokens: readonly Token[], at: number): { count: number; to: number } | undefined {
  if (tokens[at + 1]?.norm !== 'dia' || tokens[at + 2]?.norm !== 'util') return undefined;
  const norm = tokens[at]?.norm ?? '';
  const digits = norm.endsWith('o') ? Number(norm.slice(0, -1)) : Number.NaN;
  const count = ORDINALS.get(norm) ?? (Number.isInteger(digits) ? digits : Number(norm));
  return count >= 1 && count <= 23 ? { count, to: at + 3 } : undefined;
}

/** "Primeiro dia útil de janeiro", "do ano". */
function businessDayOfMonth(
  tokens: readonly Token[],
  { count, to }: { count: number; to: number },
  { today, aim }: DateContext,
): DateRead | undefined {
  if (!/^d[eo]$/.test(tokens[to]?.norm ?? '')) return undefined;
  const month = tokens[to + 1]?.norm === 'ano' ? 1 : monthAt(tokens, to + 1, 'full or short');
  if (month === undefined) return undefined;
  const said = yearAfter(tokens, to + 2, today);
  const rule = (year: number): Day => nthBusinessDay(year, month, count);
  return {
    day: said.year === undefined ? resolveYearly(today, rule, aim) : rule(said.year),
    precision: 'day',
    to: said.to,
  };
}

/** The business day of the current month, or of the previous (past) or next one (future). */
export function readBusinessDay(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const phrase = businessDayAt(tokens, at);
  if (phrase === undefined) return undefined;
  const named = businessDayOfMonth(tokens, phrase, ctx);
  if (named !== undefined) return named;
  const shift = monthShiftAt(tokens, phrase.to);
  const inMonthAway = (months: number): Day => {
    const start = toCivil(monthStart(ctx.today, months));
    return nthBusinessDay(start.year, start.month, phrase.count);
  };
  if (shift !== undefined) return { day: inMonthAway(shift.months), precision: 'day', to: shift.to };
  const own = inMonthAway(0);
  const reached = ctx.aim === 'past' ? own <= ctx.today : own >= ctx.today;
  return { day: reached ? own : inMonthAway(ctx.aim === 'past' ? -1 : 1), precision: 'day', to: phrase.to };
}
