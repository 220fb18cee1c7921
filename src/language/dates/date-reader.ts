// Parses one date phrase at a token. A table maps its first word to a parser, so messages without dates cost one look-up per word.

import { NUMBER_WORDS, ORDINALS } from '../numbers/number-words.ts';
import type { Token } from '../tokens/token.ts';
import { isListed, wordList } from '../tokens/word-lists.ts';
import { weekdayOf } from './calendar.ts';
import { type DateContext, type DateRead, resolveDayOfMonth, resolveYearly } from './date-resolution.ts';
import {
  DAY_PARTS,
  MONTHS,
  RELATIVE_DAYS,
  SHORT_MONTHS,
  SHORT_WEEKDAYS,
  STREET_BEFORE,
  WEEKDAYS,
} from './date-words.ts';
import { businessDayAt, dayNumberAt, readBusinessDay, readDayOfMonth, readMonthOfDay } from './day-of-month.ts';
import { readDayPart } from './day-parts.ts';
import { CELEBRATIONS, nearestHoliday } from './holidays.ts';
import { readNthWeekday } from './nth-weekday.ts';
import { readAgo, readAhead, readCountAgo, readRelativeDay } from './relative-dates.ts';
import { readSlashedDate } from './slashed-dates.ts';
import { readEdge, readMonthShift, readMonthThenDay, readWeek, readYearThenMonth } from './week-month-phrases.ts';
import { readWeekday } from './weekday-phrases.ts';

type Reader = (tokens: readonly Token[], at: number, ctx: DateContext) => DateRead | undefined;

const CELEBRATION_BEFORE = new Set('no na ate pro pra antes o ao'.split(' '));
const LONGEST_CELEBRATION = 3;

/** "Segunda-feira de carnaval", "domingo de páscoa": the last such day before the celebration, or itself. */
function readWeekdayOf(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const of = tokens[at + 1]?.norm === 'feira' ? at + 2 : at + 1;
  const weekday = WEEKDAYS.get(tokens[at]?.norm ?? '');
  const rule = tokens[of]?.norm === 'de' ? CELEBRATIONS.get(tokens[of + 1]?.norm ?? '') : undefined;
  if (weekday === undefined || rule === undefined) return undefined;
  const before = (year: number): number => rule(year) - ((weekdayOf(rule(year)) - weekday + 7) % 7);
  return { day: resolveYearly(ctx.today, before, ctx.aim), precision: 'day', to: of + 2 };
}

function readCelebration(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  // "véspera" is a lead time of one day before the holiday (lead-time.ts).
  const eve = tokens[at - 2]?.norm === 'vespera';
  // "Dia das crianças gastei 230": the day opens the sentence.
  const opens = at === 0 && tokens[at]?.norm === 'dia';
  const isSaid = eve || opens || CELEBRATION_BEFORE.has(tokens[at - 1]?.norm ?? '');
  let name = '';
  for (let to = at; to < at + LONGEST_CELEBRATION; to++) {
    if (tokens[to]?.norm === 'feira') continue;
    name += (to > at ? ' ' : '') + (tokens[to]?.norm.replace('-feira', '') ?? '');
    const rule = CELEBRATIONS.get(name);
    if (rule === undefined) continue;
    // "Natal passado gastei 900".
    const gone = /^passad[oa]$/.test(tokens[to + 1]?.norm ?? '');
    if (!isSaid && !gone) return undefined;
    const day = resolveYearly(ctx.today, rule, ctx.aim);
    // "Comprei na black friday" in its month: its offers, and not last year's day.
    const early = name === 'black friday' && ctx.today - day > 335;
    return { day: early ? ctx.today : day, precision: 'day', to: to + (gone ? 2 : 1) };
  }
  return undefined;
}

/** In days. "O feriado" told of longer ago is not one the calendar can name. */
const LAST_HOLIDAY = 31;
const NEXT_HOLIDAY = 200;

/** "No feriado", "feriado passado", "no próximo feriadão": the nearest national one. */
function readHoliday(tokens: readonly Token[], at: number, { today, aim }: DateContext): DateRead | undefined {
  const [before, after] = [tokens[at - 1]?.norm ?? '', tokens[at + 1]?.norm ?? ''];
  const gone = /^ultimo$/.test(before) || /^(?:passado|retrasado)$/.test(after);
  const ahead = before === 'proximo' || after === 'que';
  if (!gone && !ahead && !CELEBRATION_BEFORE.has(before)) return undefined;
  const named = /^d[aeo]s?$/.test(after) ? CELEBRATIONS.get(tokens[at + 2]?.norm ?? '') : undefined;
  if (named !== undefined) return { day: resolveYearly(today, named, aim), precision: 'day', to: at + 3 };
  // "No feriado de Corpus Christi", "no feriado da cidade": another than the nearest.
  if (/^d[aeo]s?$/.test(after) && !/[aei]r$/.test(tokens[at + 2]?.norm ?? '')) return undefined;
  const day =
    ahead || (aim === 'future' && !gone)
      ? nearestHoliday(today, 1, NEXT_HOLIDAY)
      : nearestHoliday(today, -1, LAST_HOLIDAY);
  const to = /^(?:passado|que)$/.test(after) ? at + (after === 'que' ? 3 : 2) : at + 1;
  const from = /^(?:ultimo|proximo)$/.test(before) ? at - 1 : at;
  return day === undefined ? undefined : { day, precision: 'day', from, to };
}

/** "De 3 a 8 de dezembro": the month follows the last day. */
function readSpan(
  tokens: readonly Token[],
  { day, to }: { readonly day: number; readonly to: number },
  at: number,
  ctx: DateContext,
): DateRead | undefined {
  if (!/^(?:de|dias?)$/.test(tokens[at - 1]?.norm ?? '') || !/^(?:a|ate)$/.test(tokens[to]?.norm ?? ''))
    return undefined;
  const last = dayNumberAt(tokens, to + 1);
  const end = last === undefined || last.day <= day ? undefined : readMonthOfDay(tokens, last.to, last.day, ctx);
  if (last === undefined || end === undefined) return undefined;
  return { ...end, day: end.day - last.day + day, until: end.day, from: at - 1 };
}

/** A number, in digits or words: "25 de março", "3 dias atrás", "2ª-feira", "09/11", "quinto dia útil". */
function readCounted(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  if (businessDayAt(tokens, at) !== undefined) return readBusinessDay(tokens, at, ctx);
  const ago = readCountAgo(tokens, at, ctx);
  if (ago !== undefined) return ago;
  const number = dayNumberAt(tokens, at);
  if (number === undefined) return undefined;
  const date = readMonthOfDay(tokens, number.to, number.day, ctx) ?? readSpan(tokens, number, at, ctx);
  if (date === undefined) return undefined;
  // "na 25 de março" is a shopping street: the whole phrase is skipped.
  return STREET_BEFORE.has(tokens[at - 1]?.norm ?? '') ? { ...date, precision: 'day', day: Number.NaN } : date;
}

function readNumber(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  return readSlashedDate(tokens, at, ctx) ?? readWeekday(tokens, at, ctx) ?? readCounted(tokens, at, ctx);
}

function readNow(_tokens: readonly Token[], at: number, ctx: DateContext): DateRead {
  return { day: ctx.today, precision: 'day', to: at + 1, weak: true };
}

/** "Luz 142, vence 18": a day, unless a unit of money follows. */
function readDue(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const said = tokens[at + 1]?.kind === 'number' ? dayNumberAt(tokens, at + 1) : undefined;
  if (said === undefined || readNumber(tokens, at + 1, ctx) !== undefined) return undefined;
  if (/^(?:reais|mil|contos?)$/.test(tokens[said.to]?.norm ?? '')) return undefined;
  const day = resolveDayOfMonth(ctx.today, said.day, 'future');
  return day === undefined ? undefined : { day, precision: 'day', from: at + 1, to: said.to };
}

function readDia(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  return readDayOfMonth(tokens, at, ctx) ?? readCelebration(tokens, at, ctx);
}

function each(words: Iterable<string>, reader: Reader): [string, Reader][] {
  return [...words].map((word) => [word, reader]);
}

const READERS: ReadonlyMap<string, Reader> = new Map([
  ...each(NUMBER_WORDS.keys(), readCounted),
  ...each(ORDINALS.keys(), readCounted),
  ...each(RELATIVE_DAYS.keys(), readRelativeDay),
  ...each(['antes', 'depois'], readRelativeDay),
  ...each(['vence', 'vencendo', 'vencimento'], readDue),
  ...each(['ha', 'faz', 'fazem', 'tem'], readAgo),
  ...each(['daqui', 'dentro', 'em'], readAhead),
  ...each(DAY_PARTS, readDayPart),
  ...each(['agora'], readNow),
  ...each(
    [...CELEBRATIONS.keys()].map((name) => name.split(' ')[0] ?? name),
    readCelebration,
  ),
  ...each(['feriado', 'feriadao'], readHoliday),
  ...each(
    WEEKDAYS.keys(),
    (...where) =>
      readNthWeekday(...where) ?? readWeekdayOf(...where) ?? readCelebration(...where) ?? readWeekday(...where),
  ),
  ...each(SHORT_WEEKDAYS.keys(), readWeekday),
  ...each([...MONTHS.keys(), ...SHORT_MONTHS.keys()], readMonthThenDay),
  ...each(['semana'], (...where) => readNthWeekday(...where) ?? readWeek(...where)),
  ...each(['mes'], readMonthShift),
  ...each(['inicio', 'comeco', 'comecinho', 'meados', 'fim', 'final', 'finalzinho', 'fds', 'finde'], readEdge),
  ...each(['ano'], (...where) => readCelebration(...where) ?? readYearThenMonth(...where)),
  ...each(['dia', 'dias'], (...where) => readCelebration(...where) ?? readDia(...where)),
]);

const DATES = wordList(READERS);

/** Whether a date may begin at the token. */
export const mayBeDate = (token: Token): boolean => token.kind === 'number' || isListed(token, DATES);

/** The date phrase at token `at`. A NaN `day` means a phrase to skip that is not a date (a street). */
export function readDateAt(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'number') return readNumber(tokens, at, ctx);
  return token.kind === 'word' && isListed(token, DATES) ? READERS.get(token.norm)?.(tokens, at, ctx) : undefined;
}
