// Offsets from today: "ontem à noite", "há 3 dias", "duas semanas atrás", "daqui a um mês", "em 5 dias úteis".

import { readWhole } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';
import { plusBusinessDays } from './business-days.ts';
import { type Day, plusMonths } from './calendar.ts';
import type { DateContext, DateRead } from './date-resolution.ts';
import { RELATIVE_DAYS, SPANS } from './date-words.ts';
import { skipDayPart } from './day-parts.ts';

const ROUGHLY = new Set('uns umas quase mais ou menos cerca de'.split(' '));

/** "3 dias", "uma semana", "5 dias úteis" at `at`: the same distance forward from `today`, and the token after it. */
function spanAt(tokens: readonly Token[], at: number, today: Day, sign: 1 | -1): { day: Day; to: number } | undefined {
  let from = at;
  while (from < at + 3 && ROUGHLY.has(tokens[from]?.norm ?? '')) from++;
  const count = readWhole(tokens, from);
  const span = count === undefined ? undefined : SPANS.get(tokens[count.to]?.norm ?? '');
  if (count === undefined || span === undefined) return undefined;
  const next = tokens[count.to + 1]?.norm;
  if (span.days === 1 && (next === 'uteis' || next === 'util')) {
    return { day: plusBusinessDays(today, sign * Math.min(count.value, 300)), to: count.to + 2 };
  }
  const day =
    span.months > 0 ? plusMonths(today, sign * count.value * span.months) : today + sign * count.value * span.days;
  return { day, to: count.to + 1 };
}

/** "hoje", "ontem", "amanhã", "antes de ontem", "depois de amanhã" with the part of the day that follows. */
export function readRelativeDay(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const offset = RELATIVE_DAYS.get(tokens[at]?.norm ?? '');
  if (offset !== undefined) return { day: ctx.today + offset, precision: 'day', to: skipDayPart(tokens, at + 1) };
  const first = tokens[at]?.norm;
  if (tokens[at + 1]?.norm !== 'de') return undefined;
  const last = tokens[at + 2]?.norm;
  if (first === 'antes' && last === 'ontem')
    return { day: ctx.today - 2, precision: 'day', to: skipDayPart(tokens, at + 3) };
  if (first === 'depois' && last === 'amanha')
    return { day: ctx.today + 2, precision: 'day', to: skipDayPart(tokens, at + 3) };
  return undefined;
}

/** "há 3 dias", "faz uma semana", "tem 2 meses que". */
export function readAgo(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const first = tokens[at]?.norm;
  const span = spanAt(tokens, at + 1, ctx.today, -1);
  if (span === undefined) return undefined;
  const next = tokens[span.to]?.norm;
  if (first === 'tem' && next !== 'que' && next !== 'atras') return undefined;
  return { day: span.day, precision: 'day', to: next === 'atras' ? span.to + 1 : span.to };
}

/** "3 dias atrás", with the number at `at`. */
export function readCountAgo(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const span = spanAt(tokens, at, ctx.today, -1);
  return span !== undefined && tokens[span.to]?.norm === 'atras'
    ? { day: span.day, precision: 'day', to: span.to + 1 }
    : undefined;
}

/** "daqui a 3 dias", "daqui 2 semanas", "dentro de um mês", "em 15 dias" (the last only ahead). */
export function readAhead(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const first = tokens[at]?.norm;
  if (first === 'em' && ctx.aim === 'past') return undefined;
  if (first === 'dentro' && tokens[at + 1]?.norm !== 'de') return undefined;
  const from = first !== 'em' && ['a', 'de', 'ha'].includes(tokens[at + 1]?.norm ?? '') ? at + 2 : at + 1;
  const span = spanAt(tokens, from, ctx.today, 1);
  return span === undefined ? undefined : { day: span.day, precision: 'day', to: span.to };
}
