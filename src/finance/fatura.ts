// Card bills as pure functions of closing day, due day and instalments; nothing about a fatura is stored. A purchase on
// the closing day goes to the next fatura, as the large Brazilian issuers do.

import type { LocalDate } from '../domain/dates.ts';
import { addMonths, dayNumberOf, dayOf, monthOf, yearOf } from './civil-date.ts';
import { type Adjustment, cobrancasOf } from './cobrancas.ts';

/** Days of the month, 1 to 31; clamped in short months. */
export type CardDays = { readonly closingDay: number; readonly dueDay: number };

/** A bill is known by the date it closes. */
export type Fatura = { readonly closes: LocalDate; readonly due: LocalDate };

const closingIn = (year: number, month: number, { closingDay }: CardDays): LocalDate => dayOf(year, month, closingDay);

/** The due day that follows a closing: the same month when it comes later, else the next one. */
function dueAfter(closes: LocalDate, { dueDay }: CardDays): LocalDate {
  const same = dayOf(yearOf(closes), monthOf(closes), dueDay);
  return same > closes ? same : dayOf(yearOf(closes), monthOf(closes) + 1, dueDay);
}

/** The fatura a purchase of that day falls into, and the one `months` after it. */
export function faturaOf(date: LocalDate, days: CardDays, months = 0): Fatura {
  const own = closingIn(yearOf(date), monthOf(date), days);
  const shift = (date < own ? 0 : 1) + months;
  const closes = closingIn(yearOf(date), monthOf(date) + shift, days);
  return { closes, due: dueAfter(closes, days) };
}

/** The best day to buy: the closing day, which is the first of the longest wait until the due date. */
export function melhorDia(today: LocalDate, days: CardDays): LocalDate {
  const own = closingIn(yearOf(today), monthOf(today), days);
  return own >= today ? own : closingIn(yearOf(today), monthOf(today) + 1, days);
}

export type CardPurchase = {
  readonly cents: number;
  readonly parcelas: number;
  readonly date: LocalDate;
  /** What came back of it and what was brought forward, oldest first. */
  readonly adjustments?: readonly Adjustment[];
};

/** Each charge of a purchase with the date its fatura closes: the k-th parcela falls k faturas after the purchase's own. */
const billed = (
  purchase: CardPurchase,
  days: CardDays,
): readonly { readonly closes: LocalDate; readonly cents: number }[] =>
  cobrancasOf(purchase, purchase.adjustments).map(({ no, cents, date }) => ({
    cents,
    closes: (no === undefined ? faturaOf(date, days) : faturaOf(purchase.date, days, no - 1)).closes,
  }));

/** What is already promised to the faturas that close after `today`, nearest first. */
export function committed(
  purchases: readonly CardPurchase[],
  today: LocalDate,
  days: CardDays,
): readonly (Fatura & { readonly cents: number })[] {
  const byClosing = new Map<LocalDate, number>();
  for (const purchase of purchases) {
    for (const { closes, cents } of billed(purchase, days)) {
      if (closes > today) byClosing.set(closes, (byClosing.get(closes) ?? 0) + cents);
    }
  }
  return [...byClosing]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([closes, cents]) => ({ closes, due: dueAfter(closes, days), cents }));
}

/** Months from one date to another by their calendar months. */
export const monthsApart = (from: LocalDate, to: LocalDate): number =>
  (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);

/** How many parcelas have fallen due up to and including `today`, with no card days known. */
export function parcelasPast(purchase: CardPurchase, today: LocalDate): number {
  const months = monthsApart(purchase.date, today);
  const reached = addMonths(purchase.date, months) <= today || dayNumberOf(today) >= dayNumberOf(purchase.date);
  return Math.max(0, Math.min(purchase.parcelas, months + (reached ? 1 : 0)));
}
