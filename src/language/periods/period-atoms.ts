// Single periods, without ranges: "esse mês", "últimos 3 meses", "março", "2025", "sábado". Every date is also a period, so only other expressions
// are parsed here.

import { type Day, monthEnd, monthStart, plusMonths, toCivil, toDay } from '../dates/calendar.ts';
import { mayBeDate, readDateAt } from '../dates/date-reader.ts';
import type { DateContext } from '../dates/date-resolution.ts';
import { THIS } from '../dates/date-words.ts';
import { readNamedMonth, yearAfter } from '../dates/month-phrases.ts';
import { containerAt, shiftOf } from '../dates/week-month-phrases.ts';
import { ORDINALS } from '../numbers/number-words.ts';
import { readWhole } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';
import { isPlainInteger } from '../tokens/token-shapes.ts';
import { isListed, wordList } from '../tokens/word-lists.ts';
import { FIRST_SEVERAL, LAST_SEVERAL, NEXT_SEVERAL, OWNERS, ROLLING, YEAR_OWNERS, YEAR_PARTS } from './period-words.ts';

/** First and last day, and tokens [from, to); a `weak` one is overridden by any more exact period. */
export type PeriodRead = {
  readonly first: Day;
  readonly last: Day;
  readonly from: number;
  readonly to: number;
  readonly weak?: boolean;
};

/**
 * "últimos 30 dias", "próximas duas semanas", "nos 3 últimos meses", "primeiros 10 dias de outubro". N days end today; N months
 * roll back from today.
 */
function readRolling(tokens: readonly Token[], at: number, ctx: DateContext): PeriodRead | undefined {
  const word = tokens[at]?.norm ?? '';
  const ahead = NEXT_SEVERAL.has(word);
  const begins = FIRST_SEVERAL.has(word);
  if (!ahead && !begins && !LAST_SEVERAL.has(word)) return undefined;
  const count = readWhole(tokens, at + 1);
  const unitAt = count?.to ?? at + 1;
  const unit = ROLLING.get(tokens[unitAt]?.norm ?? '');
  if (unit === undefined) return undefined;
  const before = count === undefined && at > 0 ? readWhole(tokens, at - 1) : undefined;
  const times = count?.value ?? (before?.to === at ? before.value : unit.alone);
  const from = before?.to === at ? at - 1 : at;
  const { today } = ctx;
  const whole = /^d[eo]$/.test(tokens[unitAt + 1]?.norm ?? '') ? containerAt(tokens, unitAt + 2, ctx) : undefined;
  if (whole !== undefined && unit.days > 0) {
    const over = times * unit.days - 1;
    return begins
      ? { first: whole.from, last: whole.from + over, from, to: whole.next }
      : { first: whole.to - over, last: whole.to, from, to: whole.next };
  }
  if (begins) return undefined;
  if (ahead) {
    const last = unit.months > 0 ? plusMonths(today, times * unit.months) : today + times * unit.days;
    return { first: today, last, from, to: unitAt + 1 };
  }
  const first = unit.months > 0 ? plusMonths(today, -times * unit.months) + 1 : today - times * unit.days + 1;
  return { first, last: today, from, to: unitAt + 1 };
}

function yearOf(year: number, from: number, to: number): PeriodRead {
  return { first: toDay(year, 1, 1), last: toDay(year, 12, 31), from, to };
}

/** "em 2025", and the figures of "ano de 2025". */
function readWrittenYear(tokens: readonly Token[], at: number): PeriodRead | undefined {
  const token = tokens[at];
  if (token === undefined || !isPlainInteger(token) || token.norm.length !== 4) return undefined;
  if (!YEAR_OWNERS.has(tokens[at - 1]?.norm ?? '')) return undefined;
  const year = Number(token.norm);
  return year >= 1990 && year < 2100 ? yearOf(year, at, at + 1) : undefined;
}

/** "esse ano", "ano passado", "do ano", "em 2025". */
function readYear(tokens: readonly Token[], at: number, ctx: DateContext): PeriodRead | undefined {
  if (tokens[at]?.norm !== 'ano') return readWrittenYear(tokens, at);
  const after = tokens[at + 1]?.norm;
  if (after === 'novo') return undefined;
  const written = readWrittenYear(tokens, after === 'de' ? at + 2 : at + 1);
  if (written !== undefined) return { ...written, from: at };
  const owned = OWNERS.has(tokens[at - 1]?.norm ?? '') ? { by: 0, to: at + 1, from: at } : undefined;
  const shift = shiftOf(tokens, at) ?? owned;
  return shift === undefined ? undefined : yearOf(toCivil(ctx.today).year + shift.by, shift.from, shift.to);
}

/** "do trimestre", "semestre passado", "primeiro trimestre de 2025": calendar blocks, not rolling ones. */
function readYearPart(tokens: readonly Token[], at: number, ctx: DateContext): PeriodRead | undefined {
  const months = YEAR_PARTS.get(tokens[at]?.norm ?? '');
  if (months === undefined) return undefined;
  const norm = tokens[at - 1]?.norm ?? '';
  const written = norm.endsWith('o') && tokens[at - 1]?.kind === 'number' ? Number(norm.slice(0, -1)) : Number.NaN;
  const ordinal = ORDINALS.get(norm) ?? (Number.isInteger(written) ? written : undefined);
  const now = toCivil(ctx.today);
  if (ordinal !== undefined && ordinal >= 1 && ordinal <= 12 / months) {
    const { year, to } = yearAfter(tokens, at + 1, ctx.today);
    const start = toDay(year ?? now.year, (ordinal - 1) * months + 1, 1);
    const first = year === undefined && start > ctx.today && ctx.aim === 'past' ? plusMonths(start, -12) : start;
    return { first, last: plusMonths(first, months) - 1, from: at - 1, to };
  }
  const shift = shiftOf(tokens, at) ?? (OWNERS.has(norm) ? { by: 0, to: at + 1, from: at } : undefined);
  if (shift === undefined) return undefined;
  const block = toDay(now.year, Math.floor((now.month - 1) / months) * months + 1, 1);
  const first = plusMonths(block, shift.by * months);
  return { first, last: plusMonths(first, months) - 1, from: shift.from, to: shift.to };
}

/** "primeira quinzena de outubro", "essa quinzena": the 1st to the 15th, and the rest. */
function readFortnight(tokens: readonly Token[], at: number, ctx: DateContext): PeriodRead | undefined {
  if (tokens[at]?.norm !== 'quinzena') return undefined;
  const before = tokens[at - 1]?.norm ?? '';
  const which = before === 'primeira' || before === '1a' ? 1 : before === 'segunda' || before === '2a' ? 2 : undefined;
  if (which === undefined) {
    if (!THIS.has(before) && !OWNERS.has(before)) return undefined;
    const first = toCivil(ctx.today).day <= 15;
    const start = monthStart(ctx.today);
    return { first: first ? start : start + 15, last: first ? start + 14 : monthEnd(ctx.today), from: at, to: at + 1 };
  }
  const joined = tokens[at + 1]?.norm === 'de' || tokens[at + 1]?.norm === 'do';
  const month = joined ? readNamedMonth(tokens, at + 2, ctx) : undefined;
  const shift =
    joined && tokens[at + 2]?.norm === 'mes' ? (shiftOf(tokens, at + 2) ?? { by: 0, to: at + 3 }) : undefined;
  const start = month?.day ?? monthStart(ctx.today, shift?.by ?? 0);
  const to = month?.to ?? shift?.to ?? at + 1;
  return which === 1
    ? { first: start, last: start + 14, from: at - 1, to }
    : { first: start + 15, last: monthEnd(start), from: at - 1, to };
}

function readDatePeriod(tokens: readonly Token[], at: number, ctx: DateContext): PeriodRead | undefined {
  const read = readDateAt(tokens, at, ctx);
  if (read === undefined) return undefined;
  const from = read.from ?? at;
  const length = { day: 0, week: 6, weekend: 1, month: 0 }[read.precision];
  const last = read.precision === 'month' ? monthEnd(read.day) : read.day + length;
  const span = { first: read.day, last, from, to: read.to };
  return read.weak === true ? { ...span, weak: true } : span;
}

const OWN_WORDS: ReadonlySet<string> = new Set([
  ...FIRST_SEVERAL,
  ...LAST_SEVERAL,
  ...NEXT_SEVERAL,
  ...YEAR_PARTS.keys(),
  'ano',
  'quinzena',
]);

const OWN = wordList(OWN_WORDS);

/** Whether a period may begin at the token, or an end of one. */
export const mayBePeriod = (token: Token): boolean => mayBeDate(token) || isListed(token, OWN);

/** The period at token `at`. NaN days mean a phrase to skip that is not a period (a street named after a date). */
export function readPeriodAt(tokens: readonly Token[], at: number, ctx: DateContext): PeriodRead | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'number') return readYear(tokens, at, ctx) ?? readDatePeriod(tokens, at, ctx);
  if (token.kind !== 'word') return undefined;
  if (!isListed(token, OWN)) return readDatePeriod(tokens, at, ctx);
  return (
    readDatePeriod(tokens, at, ctx) ??
    readRolling(tokens, at, ctx) ??
    readYear(tokens, at, ctx) ??
    readYearPart(tokens, at, ctx) ??
    readFortnight(tokens, at, ctx)
  );
}
