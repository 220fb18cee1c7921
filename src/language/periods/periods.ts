// The period a question is about: "esse mês", "semana passada", "últimos 30 dias", "de junho até hoje", "sábado".
// Months not yet reached are last year's, because a question looks back; what is due looks ahead.

import type { LocalDate, Period } from '../../domain/dates.ts';
import { dayOf, periodOf } from '../dates/calendar.ts';
import type { Aim, DateContext } from '../dates/date-resolution.ts';
import type { Token, TokenSpan } from '../tokens/token.ts';
import { type PeriodRead, readPeriodAt } from './period-atoms.ts';
import { cutAtNow, readRangeAt } from './period-ranges.ts';

/** Both ends of `period` are included. */
export type PeriodMention = TokenSpan & { readonly period: Period };

/** "até sexta", "até o fim do mês" with no beginning: from today on looking ahead, and no period at all looking back. */
function upTo(tokens: readonly Token[], read: PeriodRead, ctx: DateContext): PeriodRead | undefined {
  const before = /^[oa]$/.test(tokens[read.from - 1]?.norm ?? '') ? read.from - 2 : read.from - 1;
  if (tokens[before]?.norm !== 'ate') return read;
  return ctx.aim === 'future' && read.last >= ctx.today ? { ...read, first: ctx.today } : undefined;
}

/**
 * The periods of a message in text order; none when nothing was said (the caller knows the default). `aim` is 'future'
 * for what is due or forecast.
 */
export function findPeriods(tokens: readonly Token[], today: LocalDate, aim: Aim = 'past'): PeriodMention[] {
  const ctx: DateContext = { today: dayOf(today), aim, ownedMonths: true };
  const found: PeriodRead[] = [];
  for (let at = 0; at < tokens.length; ) {
    const range = readRangeAt(tokens, at, ctx);
    const read = range ?? readPeriodAt(tokens, at, ctx);
    if (read === undefined) {
      at++;
      continue;
    }
    const whole = range ?? upTo(tokens, cutAtNow(tokens, read, ctx), ctx);
    // "agora" and "à noite" say when, never which period.
    if (whole !== undefined && !Number.isNaN(read.first) && read.weak !== true) found.push(whole);
    at = Math.max(read.to, whole?.to ?? 0);
  }
  return found.map(({ first, last, from, to }) => ({ from, to, period: periodOf(first, last) }));
}
