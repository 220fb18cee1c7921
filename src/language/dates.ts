import type { LocalDate } from '../domain/dates.ts';
import type { Token, TokenSpan } from './token.ts';

export type DateMention = TokenSpan & {
  readonly date: LocalDate;
  readonly precision: 'day' | 'week' | 'weekend' | 'month';
};
export function findDates(_tokens: readonly Token[], _today: LocalDate, _aim: 'past' | 'future'): DateMention[] {
  return [];
}
