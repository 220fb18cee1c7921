import type { LocalDate, Period } from '../domain/dates.ts';
import type { Token, TokenSpan } from './token.ts';

export type PeriodMention = TokenSpan & { readonly period: Period };
export function findPeriods(_tokens: readonly Token[], _today: LocalDate): PeriodMention[] {
  return [];
}
