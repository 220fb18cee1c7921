import type { Token, TokenSpan } from './token.ts';

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
export type Recurrence = {
  readonly every: 'daily' | 'weekly' | 'biweekly' | 'monthly' | 'yearly';
  readonly interval?: number;
  readonly weekday?: Weekday;
  readonly dayOfMonth?: number;
  readonly dayRule?: string;
  readonly span: TokenSpan;
};
export function findRecurrence(_tokens: readonly Token[]): Recurrence | undefined {
  return undefined;
}
