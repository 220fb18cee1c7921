// "na quinta", "sexta passada", "segunda retrasada", "quarta da semana passada", "domingo que vem".

import { readWhole } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';
import { isListed, wordList } from '../tokens/word-lists.ts';
import { mondayOf, weekdayOf } from './calendar.ts';
import { type DateContext, type DateRead, resolveDayOfMonth, resolveWeekday } from './date-resolution.ts';
import {
  BEFORE_PASSED,
  BEFORE_SHORT_WEEKDAY,
  COMING,
  EVERY,
  LAST,
  NEXT,
  ORDINAL_NOUNS,
  PASSED,
  SHORT_WEEKDAYS,
  THIS,
  WEEKDAYS,
} from './date-words.ts';
import { readDayOfMonth } from './day-of-month.ts';
import { skipDayPart } from './day-parts.ts';
import { readSlashedDate } from './slashed-dates.ts';

const NAMES = wordList(new Set([...WEEKDAYS.keys(), ...SHORT_WEEKDAYS.keys()]));
const HOUR = /^(?:\d\d?[h:]|as$)/;
const OF_WEEK = new Set('da na dessa desta nessa nesta de'.split(' '));

/** Weekday named at `at` (0 is Monday) and the token after its name; ordinals and plurals are not weekdays. */
export function weekdayAt(tokens: readonly Token[], at: number): { weekday: number; to: number } | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind !== 'number' && !isListed(token, NAMES)) return undefined;
  const named = WEEKDAYS.get(token.norm);
  if (named !== undefined) {
    const feira = feiraEnd(tokens, at + 1);
    if (feira > at + 1 || named > 4 || token.norm.includes('feira')) return { weekday: named, to: feira };
    // "A segunda de 5": of so many parcels.
    const ofSome = tokens[at + 1]?.norm === 'de' && readWhole(tokens, at + 2) !== undefined;
    return ofSome || ORDINAL_NOUNS.has(tokens[at + 1]?.norm ?? '') ? undefined : { weekday: named, to: at + 1 };
  }
  if (token.kind === 'number') {
    const count = token.norm.length === 2 && token.norm[1] === 'a' ? Number(token.norm[0]) : 0;
    const feira = feiraEnd(tokens, at + 1);
    return count >= 2 && count <= 6 && feira > at + 1 ? { weekday: count - 2, to: feira } : undefined;
  }
  const short = SHORT_WEEKDAYS.get(token.norm);
  // "sáb" is unambiguous; "seg" and "sex" need a preposition or an hour.
  const placed = BEFORE_SHORT_WEEKDAY.has(tokens[at - 1]?.norm ?? '') || HOUR.test(tokens[at + 1]?.norm ?? '');
  if (short === undefined || (token.norm !== 'sab' && !placed)) return undefined;
  return { weekday: short, to: at + 1 };
}

function feiraEnd(tokens: readonly Token[], at: number): number {
  const from = tokens[at]?.norm === '-' ? at + 1 : at;
  return tokens[from]?.norm === 'feira' ? from + 1 : at;
}

/** The token after "que vem" or "próxima" at `at`. */
function comingEnd(tokens: readonly Token[], at: number): number | undefined {
  const norm = tokens[at]?.norm ?? '';
  if (norm === 'que' && tokens[at + 1]?.norm === 'vem') return at + 2;
  return COMING.has(norm) ? at + 1 : undefined;
}

/** Offset in weeks of "da semana passada" and similar at `at`, and the token after it. */
function weekAt(tokens: readonly Token[], at: number): { weeks: number; to: number } | undefined {
  const first = tokens[at]?.norm ?? '';
  if (!OF_WEEK.has(first)) return undefined;
  const second = tokens[at + 1]?.norm ?? '';
  if (NEXT.has(second) && tokens[at + 2]?.norm === 'semana') return { weeks: 1, to: at + 3 };
  if ((LAST.has(second) || second === 'outra') && tokens[at + 2]?.norm === 'semana') {
    return { weeks: second === 'outra' ? 1 : -1, to: at + 3 };
  }
  if (second !== 'semana') return undefined;
  const third = tokens[at + 2]?.norm ?? '';
  if (PASSED.has(third)) return { weeks: -1, to: at + 3 };
  if (BEFORE_PASSED.has(third)) return { weeks: -2, to: at + 3 };
  const coming = comingEnd(tokens, at + 2);
  if (coming !== undefined) return { weeks: 1, to: coming };
  return THIS.has(first) ? { weeks: 0, to: at + 2 } : undefined;
}

/** "sexta, dia 20", "sexta 20/11" and "sexta 20 às 9h": the number is the date. */
function readExactAfter(tokens: readonly Token[], at: number, ctx: DateContext, weekday: number): DateRead | undefined {
  const next = tokens[at]?.norm === ',' ? at + 1 : at;
  if (tokens[next]?.norm === 'dia') return readDayOfMonth(tokens, next, ctx);
  const said = tokens[next]?.norm ?? '';
  if (said.includes('/')) return readSlashedDate(tokens, next, ctx);
  if (!/^\d\d?$/.test(said) || !HOUR.test(tokens[next + 1]?.norm ?? '')) return undefined;
  const day = resolveDayOfMonth(ctx.today, Number(said), 'future');
  return day !== undefined && weekdayOf(day) === weekday ? { day, precision: 'day', to: next + 1 } : undefined;
}

/** The weekday phrase whose name is at `at`. */
export function readWeekday(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const name = weekdayAt(tokens, at);
  const norm = tokens[at]?.norm ?? '';
  const before = tokens[at - 1]?.norm ?? '';
  if (name === undefined || EVERY.has(before)) return undefined;
  if (norm.endsWith('s') || norm.endsWith('s-feiras')) return undefined;
  const after = skipDayPart(tokens, name.to);
  const exact = readExactAfter(tokens, after, ctx, name.weekday);
  if (exact !== undefined) return { ...exact, from: at };
  const on = (day: number, to: number): DateRead => ({ day, precision: 'day', to: skipDayPart(tokens, to) });
  const week = weekAt(tokens, after);
  if (week !== undefined) return on(mondayOf(ctx.today) + 7 * week.weeks + name.weekday, week.to);
  const past = resolveWeekday(ctx.today, name.weekday, 'past');
  const future = resolveWeekday(ctx.today, name.weekday, 'future');
  const next = tokens[after]?.norm ?? '';
  if (PASSED.has(next)) return on(past, after + 1);
  if (BEFORE_PASSED.has(next)) return on(past - 7, after + 1);
  const coming = comingEnd(tokens, after);
  // Nobody calls tomorrow "quinta que vem".
  if (coming !== undefined) return on(future - ctx.today > 1 ? future : future + 7, coming);
  if (LAST.has(before)) return { ...on(past, after), from: at - 1 };
  if (NEXT.has(before)) return { ...on(future, after), from: at - 1 };
  return on(ctx.aim === 'past' ? past : future, after);
}
