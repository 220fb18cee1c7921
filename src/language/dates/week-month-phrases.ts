// Weeks, weekends, months, and their beginnings and ends: "semana passada", "no fim de semana", "mês que vem", "fim do mês".

import type { Token } from '../tokens/token.ts';
import { type Day, mondayOf, monthEnd, monthStart, toCivil, toDay } from './calendar.ts';
import type { DateContext, DateRead } from './date-resolution.ts';
import { BEFORE_PASSED, COMING, LAST, MONTHS, NEXT, PASSED, THIS } from './date-words.ts';
import { dayNumberAt, readDayOfMonth } from './day-of-month.ts';
import { monthAt, readMonth, readNamedMonth } from './month-phrases.ts';
import { weekdayAt } from './weekday-phrases.ts';

/** Offset in units of the noun at `at`, the token after it, and whether the preceding word was needed. */
export function shiftOf(
  tokens: readonly Token[],
  at: number,
): { readonly by: number; readonly to: number; readonly from: number } | undefined {
  const next = tokens[at + 1]?.norm ?? '';
  if (PASSED.has(next)) return { by: -1, to: at + 2, from: at };
  if (BEFORE_PASSED.has(next)) return { by: -2, to: at + 2, from: at };
  if (COMING.has(next)) return { by: 1, to: at + 2, from: at };
  if (next === 'que' && tokens[at + 2]?.norm === 'vem') return { by: 1, to: at + 3, from: at };
  const before = tokens[at - 1]?.norm ?? '';
  if (LAST.has(before)) return { by: -1, to: at + 1, from: at - 1 };
  if (NEXT.has(before)) return { by: 1, to: at + 1, from: at - 1 };
  return THIS.has(before) ? { by: 0, to: at + 1, from: at - 1 } : undefined;
}

const OWNED_BY = new Set('da na do no'.split(' '));

/** Offset of a noun; "da semana" and "no mês" are the current one where the context allows it. */
function ownShift(tokens: readonly Token[], at: number, ctx: DateContext): ReturnType<typeof shiftOf> {
  const shift = shiftOf(tokens, at);
  if (shift !== undefined || !ctx.ownedMonths || !OWNED_BY.has(tokens[at - 1]?.norm ?? '')) return shift;
  return { by: 0, to: at + 1, from: at };
}

/** "semana passada", "semana passada, na quarta", "semana do dia 10". */
export function readWeek(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const held = tokens[at + 1]?.norm === 'do' ? readDayOfMonth(tokens, at + 2, ctx) : undefined;
  if (held !== undefined) return { ...held, day: mondayOf(held.day), precision: 'week', from: at };
  const shift = ownShift(tokens, at, ctx);
  if (shift === undefined) return undefined;
  const monday = mondayOf(ctx.today) + 7 * shift.by;
  let next = tokens[shift.to]?.norm === ',' ? shift.to + 1 : shift.to;
  if (tokens[next]?.norm === 'na' || tokens[next]?.norm === 'no') {
    const weekday = weekdayAt(tokens, ++next);
    if (weekday !== undefined)
      return { day: monday + weekday.weekday, precision: 'day', to: weekday.to, from: shift.from };
  }
  return { day: monday, precision: 'week', to: shift.to, from: shift.from };
}

/** A day inside a month just named: "mês que vem, dia 5". */
function readDayInside(tokens: readonly Token[], at: number, start: Day): { day: Day; to: number } | undefined {
  const from = tokens[at]?.norm === ',' ? at + 1 : at;
  const dia = tokens[from]?.norm === 'no' ? from + 1 : from;
  const number = tokens[dia]?.norm === 'dia' ? dayNumberAt(tokens, dia + 1) : undefined;
  if (number === undefined) return undefined;
  // A day the month does not have is its last one.
  return { day: Math.min(start + number.day - 1, monthEnd(start)), to: number.to };
}

/** "Em outubro", "em outubro, dia 20". */
export function readMonthThenDay(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const month = readMonth(tokens, at, ctx);
  const inside = month === undefined ? undefined : readDayInside(tokens, month.to, month.day);
  return inside === undefined ? month : { ...inside, precision: 'day' };
}

/** A year followed by a month: "ano passado, em março". */
export function readYearThenMonth(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const shift = shiftOf(tokens, at);
  if (shift === undefined) return undefined;
  const from = tokens[shift.to]?.norm === ',' ? shift.to + 1 : shift.to;
  const month = tokens[from]?.norm === 'em' ? monthAt(tokens, from + 1, 'full') : undefined;
  if (month === undefined) return undefined;
  const day = toDay(toCivil(ctx.today).year + shift.by, month, 1);
  return { day, precision: 'month', to: from + 2, from: shift.from };
}

/** "mês passado", "esse mês". "mês de março" is parsed as a named month. */
export function readMonthShift(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  if (tokens[at + 1]?.norm === 'de' && MONTHS.has(tokens[at + 2]?.norm ?? '')) return undefined;
  const shift = ownShift(tokens, at, ctx);
  const day = shift === undefined ? undefined : readDayInside(tokens, shift.to, monthStart(ctx.today, shift.by));
  if (shift !== undefined && day !== undefined) return { ...day, precision: 'day', from: shift.from };
  return shift === undefined
    ? undefined
    : { day: monthStart(ctx.today, shift.by), precision: 'month', to: shift.to, from: shift.from };
}

/** Saturday of the weekend meant; a running weekend is "this" one. */
function weekend(ctx: DateContext, shift: ReturnType<typeof shiftOf>): Day {
  const saturday = mondayOf(ctx.today) + 5;
  const by = shift?.by ?? 0;
  if (by < 0) return saturday + 7 * by;
  if (by > 0) return ctx.today < saturday ? saturday : saturday + 7;
  if (ctx.aim === 'past') return saturday <= ctx.today ? saturday : saturday - 7;
  return ctx.today <= saturday ? saturday : saturday + 7;
}

/** "fim de semana", "final de semana", "fds"; `last` is the last token of the name. */
function readWeekend(tokens: readonly Token[], at: number, last: number, ctx: DateContext): DateRead {
  const after = shiftOf(tokens, last);
  const before = tokens[at - 1]?.norm ?? '';
  const by = LAST.has(before) ? -1 : NEXT.has(before) ? 1 : 0;
  const shift = after !== undefined && after.to > last + 1 ? after : { by, to: last + 1, from: by === 0 ? at : at - 1 };
  return { day: weekend(ctx, shift), precision: 'weekend', to: shift.to, from: Math.min(at, shift.from) };
}

const EDGES: ReadonlyMap<string, 'start' | 'middle' | 'end'> = new Map([
  ['inicio', 'start'],
  ['comeco', 'start'],
  ['comecinho', 'start'],
  ['meados', 'middle'],
  ['fim', 'end'],
  ['final', 'end'],
  ['finalzinho', 'end'],
]);

/** First and last day of the month, year or named month at `at`, and the token after it. */
export function containerAt(
  tokens: readonly Token[],
  at: number,
  ctx: DateContext,
): { from: Day; to: Day; next: number } | undefined {
  const norm = tokens[at]?.norm;
  if (norm === 'mes') {
    const shift = shiftOf(tokens, at) ?? { by: 0, to: at + 1 };
    return { from: monthStart(ctx.today, shift.by), to: monthEnd(ctx.today, shift.by), next: shift.to };
  }
  if (norm === 'ano') {
    const shift = shiftOf(tokens, at) ?? { by: 0, to: at + 1 };
    const year = toCivil(ctx.today).year + shift.by;
    return { from: toDay(year, 1, 1), to: toDay(year, 12, 31), next: shift.to };
  }
  const month = readNamedMonth(tokens, at, ctx);
  return month === undefined ? undefined : { from: month.day, to: monthEnd(month.day), next: month.to };
}

/** "fim do mês": its last day when in the future, the month itself for past events. */
export function readEdge(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const edge = EDGES.get(tokens[at]?.norm ?? '');
  const joint = tokens[at + 1]?.norm ?? '';
  if (edge === undefined)
    return tokens[at]?.norm === 'fds' || tokens[at]?.norm === 'finde' ? readWeekend(tokens, at, at, ctx) : undefined;
  if (joint === 'de' && tokens[at + 2]?.norm === 'semana')
    return edge === 'end' ? readWeekend(tokens, at, at + 2, ctx) : undefined;
  const from = THIS.has(joint) || joint === 'de' || joint === 'do' ? at + 2 : at;
  const whole = from > at ? containerAt(tokens, NEXT.has(tokens[from]?.norm ?? '') ? from + 1 : from, ctx) : undefined;
  if (whole === undefined) return undefined;
  const { day } = { day: edge === 'start' ? whole.from : edge === 'end' ? whole.to : whole.from + 14 };
  if (day > ctx.today || ctx.aim === 'future') return { day, precision: 'day', to: whole.next };
  // "Início do mês", on the 18th, is no day near today.
  const begun = edge === 'start' && day === monthStart(ctx.today);
  return { day: monthStart(day), precision: begun ? 'day' : 'month', to: whole.next };
}
