// The period of a question: "esse mês", "semana passada", "últimos 30 dias", "de junho até hoje", "sábado". Questions refer to the past, so a month
// still ahead is last year's; due dates refer to the future.

import type { LocalDate, Period } from '../../domain/dates.ts';
import { dayOf, periodOf } from '../dates/calendar.ts';
import type { Aim, DateContext } from '../dates/date-resolution.ts';
import type { Token, TokenSpan } from '../tokens/token.ts';
import { mayBePeriod, type PeriodRead, readPeriodAt } from './period-atoms.ts';
import { cutAtNow, readRangeAt } from './period-ranges.ts';

/** Both ends of `period` are included. */
export type PeriodMention = TokenSpan & { readonly period: Period };

/** "até sexta", "até o fim do mês" without a start: from today when looking ahead; no period when looking back. */
function upTo(tokens: readonly Token[], read: PeriodRead, ctx: DateContext): PeriodRead | undefined {
  const before = /^[oa]$/.test(tokens[read.from - 1]?.norm ?? '') ? read.from - 2 : read.from - 1;
  if (tokens[before]?.norm !== 'ate') return read;
  return ctx.aim === 'future' && read.last >= ctx.today ? { ...read, first: ctx.today } : undefined;
}

/**
 * The periods in text order; empty when none is given (the caller has the default). `aim` is 'future'
 * for what is due or forecast.
 */
export function findPeriods(tokens: readonly Token[], today: LocalDate, aim: Aim = 'past'): PeriodMention[] {
  if (!tokens.some(mayBePeriod)) return [];
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
    // "agora" and "à noite" are times, not periods.
    if (whole !== undefined && !Number.isNaN(read.first) && read.weak !== true) found.push(whole);
    at = Math.max(read.to, whole?.to ?? 0);
  }
  return found.map(({ first, last, from, to }) => ({ from, to, period: periodOf(first, last) }));
}
