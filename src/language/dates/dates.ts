// Every date said in a message, resolved on the person's own calendar: "ontem", "na quinta", "dia 24", "09/11".
// Compute on civil days only; an instant or a zone in here is a bug.

import type { LocalDate } from '../../domain/dates.ts';
import type { Token, TokenSpan } from '../tokens/token.ts';
import { dateOf, dayOf } from './calendar.ts';
import { readDateAt } from './date-reader.ts';
import type { Aim, DateRead } from './date-resolution.ts';

/** `date` is the first day of a week (Monday), a weekend (Saturday) or a month when the precision says so. */
export type DateMention = TokenSpan & {
  readonly date: LocalDate;
  readonly precision: 'day' | 'week' | 'weekend' | 'month';
};

/**
 * The dates of a message in text order. `aim` is 'past' for what happened and 'future' for reminders and what is owed.
 * "agora" and "à noite" are given only when nothing more exact was said.
 */
export function findDates(tokens: readonly Token[], today: LocalDate, aim: Aim): DateMention[] {
  const ctx = { today: dayOf(today), aim, ownedMonths: false };
  const strong: DateMention[] = [];
  const weak: DateMention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read: DateRead | undefined = readDateAt(tokens, at, ctx);
    if (read === undefined) {
      at++;
      continue;
    }
    if (!Number.isNaN(read.day)) {
      const mention = { from: read.from ?? at, to: read.to, date: dateOf(read.day), precision: read.precision };
      (read.weak === true ? weak : strong).push(mention);
    }
    at = read.to;
  }
  return strong.length > 0 ? strong : weak;
}
