// Numeric dates: 09/11, 9/11/26, 09.11.2026, 2026-11-09, 11/2026 and 05/nov.

import { MEASURES } from '../amounts/not-amount-words.ts';
import type { Token } from '../tokens/token.ts';
import { isCivil, toDay } from './calendar.ts';
import { type DateContext, type DateRead, fullYear, resolveDayMonth } from './date-resolution.ts';
import { MONTHS, SHORT_MONTHS } from './date-words.ts';

/** Longest numeric date in characters; bounds the pattern's input. */
const LONGEST = 10;
const DATE = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{2}|\d{4}))?$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_YEAR = /^(\d{1,2})\/(\d{4})$/;
const PAID_PART = /^(?:paguei|pagamos|dei|gastei|mandei|quitei|depositei|so|a|minha)$/;
const PARCEL = /^parcelas?$|^prestacao$/;

function exact(year: number, month: number, day: number, to: number): DateRead | undefined {
  return isCivil(year, month, day) ? { day: toDay(year, month, day), precision: 'day', to } : undefined;
}

/** "05/nov", "5/dez/26": the month is a word token after a slash. */
function readNamedMonth(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  if (tokens[at + 1]?.norm !== '/') return undefined;
  const word = tokens[at + 2]?.norm ?? '';
  const month = (SHORT_MONTHS.get(word) ?? MONTHS.get(word) ?? -1) + 1;
  const day = Number(tokens[at]?.norm);
  if (month === 0 || !(day >= 1 && day <= 31)) return undefined;
  const year = tokens[at + 3]?.norm === '/' ? Number(tokens[at + 4]?.norm) : Number.NaN;
  if (year >= 0) return exact(fullYear(year), month, day, at + 5);
  const found = resolveDayMonth(ctx.today, day, month, ctx.aim);
  return found === undefined ? undefined : { day: found, precision: 'day', to: at + 3 };
}

/** The numeric date in token `at`. Fractions ("1/2 kg", "1/3 do conserto"), instalments ("3/10") and "24/7" are not dates. */
export function readSlashedDate(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const token = tokens[at];
  if (token === undefined || token.norm.length > LONGEST) return undefined;
  if (token.norm.length <= 2) return readNamedMonth(tokens, at, ctx);
  const iso = ISO.exec(token.norm);
  if (iso !== null) return exact(Number(iso[1]), Number(iso[2]), Number(iso[3]), at + 1);
  const monthYear = MONTH_YEAR.exec(token.norm);
  if (monthYear !== null) {
    const month = Number(monthYear[1]);
    if (month < 1 || month > 12) return undefined;
    return { day: toDay(Number(monthYear[2]), month, 1), precision: 'month', to: at + 1 };
  }
  const written = DATE.exec(token.norm);
  if (written === null) return undefined;
  const [, day, separator, month, year] = written;
  if (year !== undefined) return exact(fullYear(Number(year)), Number(month), Number(day), at + 1);
  const before = tokens[at - 1]?.norm ?? '';
  if (separator !== '/' || PARCEL.test(before) || MEASURES.has(tokens[at + 1]?.norm ?? '')) return undefined;
  // "Paguei 1/3 do conserto": a third, or the first of three.
  if (PAID_PART.test(before) && /^d[aeo]s?$/.test(tokens[at + 1]?.norm ?? '')) return undefined;
  if (token.norm === '24/7' && before !== 'dia' && before !== 'em') return undefined;
  const found = resolveDayMonth(ctx.today, Number(day), Number(month), ctx.aim);
  return found === undefined ? undefined : { day: found, precision: 'day', to: at + 1 };
}
