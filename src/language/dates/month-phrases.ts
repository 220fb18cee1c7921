// Named months: "em março", "março de 2025", "novembro do ano passado". "Marco me pagou" is a person and "Abril Despedaçado" a film.

import type { Token } from '../tokens/token.ts';
import { isCapitalized, isPlainInteger } from '../tokens/token-shapes.ts';
import { type Day, monthStart, plusMonths, toCivil, toDay } from './calendar.ts';
import { type DateContext, type DateRead, fullYear, resolveMonth } from './date-resolution.ts';
import { BEFORE_PASSED, MONTHS, PASSED, SHORT_MONTHS, THIS } from './date-words.ts';

const MONTH_BEFORE = new Set('em de desde ate entre mes a e para pra pro ou que inicio comeco fim final no'.split(' '));
const TITLE_CASE_LIMIT = 3;

/** Short names, as "mai" and "set", count only where a month is expected. */
export type MonthNames = 'full' | 'full or short';

/** The month (1 to 12) named at `at`. */
export function monthAt(tokens: readonly Token[], at: number, names: MonthNames): number | undefined {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return undefined;
  const index = MONTHS.get(token.norm) ?? (names === 'full or short' ? SHORT_MONTHS.get(token.norm) : undefined);
  if (index === undefined) return undefined;
  return isPerson(tokens, at) || isTitle(tokens, at) ? undefined : index + 1;
}

/** The name "Marco": capitalised, or without a preposition that can precede a month. */
function isPerson(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.norm !== 'marco' || token.raw.toLowerCase().includes('ç') || token.raw.length > 5) return false;
  const before = tokens[at - 1];
  if (before?.norm === 'de' && tokens[at - 2]?.kind === 'number') return false;
  return isCapitalized(token) || !MONTH_BEFORE.has(before?.norm ?? '');
}

function isTitle(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    isCapitalized(tokens[at]) && isCapitalized(next) && next?.kind === 'word' && next.raw.length > TITLE_CASE_LIMIT
  );
}

/** A year after a month, by number or words. `year` is undefined when the month stands alone. */
export function yearAfter(
  tokens: readonly Token[],
  at: number,
  today: Day,
): { readonly year: number | undefined; readonly to: number } {
  const now = toCivil(today).year;
  const joined = /^(?:d[eo]|\/)$/.test(tokens[at]?.norm ?? '');
  const from = joined ? at + 1 : at;
  const token = tokens[from];
  if (token !== undefined && isPlainInteger(token)) {
    const value = Number(token.norm);
    if (token.norm.length === 4 && value >= 1950 && value < 2100) return { year: value, to: from + 1 };
    if (tokens[at]?.norm === '/' && token.norm.length === 2) return { year: fullYear(value), to: from + 1 };
    return { year: undefined, to: at };
  }
  if (joined && token?.norm === 'ano') {
    const next = tokens[from + 1]?.norm ?? '';
    if (PASSED.has(next)) return { year: now - 1, to: from + 2 };
    if (BEFORE_PASSED.has(next)) return { year: now - 2, to: from + 2 };
    if (next === 'que' && tokens[from + 2]?.norm === 'vem') return { year: now + 1, to: from + 3 };
  }
  if (THIS.has(tokens[at]?.norm ?? '') && tokens[at + 1]?.norm === 'ano') return { year: now, to: at + 2 };
  return { year: undefined, to: at };
}

/** First day of the month named at `at`, with its year resolved. */
export function readNamedMonth(
  tokens: readonly Token[],
  at: number,
  ctx: DateContext,
): { readonly day: Day; readonly to: number } | undefined {
  // "out/26", "em out": a short name is accepted with its year or its preposition; "em dez" may count.
  const short = tokens[at + 1]?.norm === '/' || (tokens[at - 1]?.norm === 'em' && tokens[at]?.norm !== 'dez');
  const month = monthAt(tokens, at, short ? 'full or short' : 'full');
  if (month === undefined) return undefined;
  const { year, to } = yearAfter(tokens, at + 1, ctx.today);
  if (year !== undefined) return { day: toDay(year, month, 1), to };
  const next = tokens[to]?.norm ?? '';
  if (PASSED.has(next)) return { day: resolveMonth(monthStart(ctx.today) - 1, month, 'past'), to: to + 1 };
  if (next === 'que' && tokens[to + 1]?.norm === 'vem') {
    return { day: resolveMonth(plusMonths(monthStart(ctx.today), 1), month, 'future'), to: to + 2 };
  }
  return { day: resolveMonth(ctx.today, month, ctx.aim), to };
}

/** The month as a date: "em março". "condomínio de novembro" is the billing month, not the payment date. */
export function readMonth(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const before = tokens[at - 1]?.norm ?? '';
  const owned = before === 'de' || before === 'do';
  if (owned && !ctx.ownedMonths && tokens[at - 2]?.norm !== 'mes') return undefined;
  const month = readNamedMonth(tokens, at, ctx);
  return month === undefined ? undefined : { ...month, precision: 'month' };
}
