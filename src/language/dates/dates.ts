// All dates of a message, resolved in the person's calendar: "ontem", "na quinta", "dia 24", "09/11". Civil days only, never instants or time zones.

import type { LocalDate } from '../../domain/dates.ts';
import type { Token, TokenSpan } from '../tokens/token.ts';
import { dateOf, dayOf } from './calendar.ts';
import { mayBeDate, readDateAt } from './date-reader.ts';
import type { Aim, DateRead } from './date-resolution.ts';

/** With precision week (Monday), weekend (Saturday) or month, `date` is its first day. */
export type DateMention = TokenSpan & {
  readonly date: LocalDate;
  readonly precision: 'day' | 'week' | 'weekend' | 'month';
  /** The last of several days; `date` is the first. */
  readonly until?: LocalDate;
};

/**
 * The dates in text order. `aim` is 'past' for events and 'future' for reminders and debts.
 * "agora" and "à noite" are returned only without a more exact date.
 */
export function findDates(tokens: readonly Token[], today: LocalDate, aim: Aim): DateMention[] {
  if (!tokens.some(mayBeDate)) return [];
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
      const until = read.until === undefined ? {} : { until: dateOf(read.until) };
      const mention = {
        from: read.from ?? at,
        to: read.to,
        date: dateOf(read.day),
        precision: read.precision,
        ...until,
      };
      (read.weak === true ? weak : strong).push(mention);
    }
    at = read.to;
  }
  return strong.length > 0 ? strong : weak;
}
