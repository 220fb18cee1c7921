// Instalments (parcelas), derived from the purchase's single entry and never stored: they add up exactly to the total, and editing the purchase
// changes them all.

import type { LocalDate } from '../domain/dates.ts';
import { addMonths } from './civil-date.ts';

/** `no` counts from 1; `cents` is centavos. */
export type Parcela = { readonly no: number; readonly cents: number; readonly date: LocalDate };

/** Largest-remainder split into `count` parts: the first ones carry the extra centavos. */
export function splitEvenly(cents: number, count: number): readonly number[] {
  const each = Math.floor(cents / count);
  const left = cents - each * count;
  return Array.from({ length: count }, (_, k) => (k < left ? each + 1 : each));
}

/** One instalment a month from the day of purchase, clamped to the end of short months. */
export const parcelasOf = (purchase: {
  readonly cents: number;
  readonly parcelas: number;
  readonly date: LocalDate;
}): readonly Parcela[] =>
  splitEvenly(purchase.cents, purchase.parcelas).map((cents, k) => ({
    no: k + 1,
    cents,
    date: addMonths(purchase.date, k),
  }));
