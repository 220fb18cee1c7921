// Card bills (faturas) as pure functions of closing day, due day and instalments; nothing about a fatura is stored. A purchase on the closing day
// goes to the next fatura, as the large Brazilian issuers do.

import type { LocalDate } from '../domain/dates.ts';
import { addMonths, dayNumberOf, dayOf, monthOf, yearOf } from './civil-date.ts';
import { type Adjustment, cobrancasOf } from './cobrancas.ts';

/** Days of the month, 1 to 31; clamped in short months. */
export type CardDays = { readonly closingDay: number; readonly dueDay: number };

/** A fatura is identified by its closing date. */
export type Fatura = { readonly closes: LocalDate; readonly due: LocalDate };

const closingIn = (year: number, month: number, { closingDay }: CardDays): LocalDate => dayOf(year, month, closingDay);

/** The first due day after a closing: same month when later, otherwise the next month. */
function dueAfter(closes: LocalDate, { dueDay }: CardDays): LocalDate {
  const same = dayOf(yearOf(closes), monthOf(closes), dueDay);
  return same > closes ? same : dayOf(yearOf(closes), monthOf(closes) + 1, dueDay);
}

/** The fatura that a purchase of that date falls into, or the one `months` after it. */
export function faturaOf(date: LocalDate, days: CardDays, months = 0): Fatura {
  const own = closingIn(yearOf(date), monthOf(date), days);
  const shift = (date < own ? 0 : 1) + months;
  const closes = closingIn(yearOf(date), monthOf(date) + shift, days);
  return { closes, due: dueAfter(closes, days) };
}

/** Best purchase day: the next closing day, which has the longest time until payment. */
export function melhorDia(today: LocalDate, days: CardDays): LocalDate {
  const own = closingIn(yearOf(today), monthOf(today), days);
  return own >= today ? own : closingIn(yearOf(today), monthOf(today) + 1, days);
}

export type CardPurchase = {
  readonly cents: number;
  readonly parcelas: number;
  readonly date: LocalDate;
  /** Refunds and prepayments of the purchase, oldest first. */
  readonly adjustments?: readonly Adjustment[];
};

/** Each charge of a purchase with its fatura: instalment k falls k − 1 faturas after the first. */
const billed = (
  purchase: CardPurchase,
  days: CardDays,
): readonly { readonly closes: LocalDate; readonly cents: number }[] =>
  cobrancasOf(purchase, purchase.adjustments).map(({ no, cents, date }) => ({
    cents,
    closes: (no === undefined ? faturaOf(date, days) : faturaOf(purchase.date, days, no - 1)).closes,
  }));

/** Charges on faturas that close after `today`, soonest first. */
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

/** Difference in calendar months, ignoring days. */
export const monthsApart = (from: LocalDate, to: LocalDate): number =>
  (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);

/** Instalments due up to and including `today` when the card's days are unknown. */
export function parcelasPast(purchase: CardPurchase, today: LocalDate): number {
  const months = monthsApart(purchase.date, today);
  const reached = addMonths(purchase.date, months) <= today || dayNumberOf(today) >= dayNumberOf(purchase.date);
  return Math.max(0, Math.min(purchase.parcelas, months + (reached ? 1 : 0)));
}
