// Which faturas are paid, fully or partly: derived from purchases and payments to the card, never stored. A payment
// counts for the fatura closed at that time, as banks book it; a surplus is credit on the next one, a shortfall is
// carried over. A fatura without any information counts as paid once the next one closes: people rarely report it.

import type { LocalDate } from '../domain/dates.ts';
import { type CardDays, type CardPurchase, committed, type Fatura, faturaOf } from './fatura.ts';

/** Centavos. `left` = charges + carried − paid; negative = credit on the next fatura. */
export type FaturaState = Fatura & {
  readonly charges: number;
  readonly carried: number;
  readonly paid: number;
  readonly left: number;
};

export type CardPayment = { readonly cents: number; readonly date: LocalDate };

/** Sorts before every ISO date. */
const EVER = '' as LocalDate;

/** Every fatura from the first to the last with charges, plus the one that the final balance is carried to; oldest first. */
export function faturaStates(
  purchases: readonly CardPurchase[],
  payments: readonly CardPayment[],
  days: CardDays,
): readonly FaturaState[] {
  const charges = new Map(committed(purchases, EVER, days).map(({ closes, cents }) => [closes, cents]));
  const paidOn = new Map<LocalDate, number>();
  for (const { cents, date } of payments) {
    const { closes } = faturaOf(date, days, -1);
    paidOn.set(closes, (paidOn.get(closes) ?? 0) + cents);
  }
  const closings = [...charges.keys(), ...paidOn.keys()].sort();
  const [first, last] = [closings.at(0), closings.at(-1)];
  if (first === undefined || last === undefined) return [];
  const states: FaturaState[] = [];
  let carried = 0;
  // A purchase on a closing day belongs to the next fatura, so the scan starts one month earlier.
  for (let month = -1; ; month += 1) {
    const fatura = faturaOf(first, days, month);
    if (fatura.closes > last && carried === 0) return states;
    const own = charges.get(fatura.closes) ?? 0;
    const paid = paidOn.get(fatura.closes) ?? 0;
    const left = carried + own - paid;
    states.push({ ...fatura, charges: own, carried, paid, left });
    if (fatura.closes > last) return states;
    carried = left < 0 || paid > 0 ? left : 0;
  }
}

/** Faturas payable on a day: the last closed and the next to close, each only if it has charges. */
export function openFaturas(
  states: readonly FaturaState[],
  today: LocalDate,
  days: CardDays,
): { readonly closed?: FaturaState; readonly next?: FaturaState } {
  const at = (months: number): FaturaState | undefined => {
    const { closes } = faturaOf(today, days, months);
    return states.find((state) => state.closes === closes && (state.charges > 0 || state.carried !== 0));
  };
  const [closed, next] = [at(-1), at(0)];
  return { ...(closed === undefined ? {} : { closed }), ...(next === undefined ? {} : { next }) };
}
