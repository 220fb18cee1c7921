// The amount of a payment that did not give one: what was still owed, or the pending bill.

import type { LocalDate } from '../../../domain/dates.ts';
import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { addDays } from '../../../finance/civil-date.ts';
import type { Draft } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { dayWords } from '../../../finance/replies/day-words.ts';
import { debtPaidBy } from '../../../finance/towards-debt.ts';
import type { Loaded } from '../../loaded.ts';

/** A payment settles a bill due within this many days (finance/open-obligation). */
const SOON_DAYS = 45;

/** `words`: what is known, repeated with the question. `certain`: it was recorded as pending, so nothing need be asked. */
export type Expected = { readonly cents: number; readonly words: string; readonly certain: boolean };

/**
 * In centavos, with the words that offer it; `certain` when it may be recorded without asking. Undefined when nothing
 * tells it.
 */
export function expectedAmount(draft: Draft, loaded: Loaded, today: LocalDate): Expected | undefined {
  if (draft.pending === true || draft.currency !== undefined) return undefined;
  const debt = debtPaidBy(draft, loaded.owed());
  // One instalment of a loan is paid at a time.
  if (debt?.parcelaCents !== undefined)
    return {
      cents: debt.parcelaCents,
      words: `a parcela é ${reais(debt.parcelaCents)} (${debt.name})`,
      certain: false,
    };
  if (debt !== undefined)
    return { cents: debt.cents, words: `faltavam ${reais(debt.cents)} (${debt.name})`, certain: false };
  const bill = billNamed(draft, loaded.bills());
  if (bill === undefined) return undefined;
  const words = `eram ${reais(bill.cents)}, para ${dayWords(bill.date, today)}`;
  return { cents: bill.cents, words, certain: bill.date <= addDays(today, SOON_DAYS) };
}

/** The bill of exactly that name; else the only one containing it: "paguei a luz" pays the "conta de luz". */
export function billNamed(
  { kind, description = '' }: Pick<Draft, 'kind' | 'description'>,
  bills: readonly Lancamento[],
): Lancamento | undefined {
  const name = folded(description);
  const ofKind = name === '' ? [] : bills.filter((one) => one.kind === kind);
  const same = ofKind.find((one) => folded(one.description) === name);
  const [only, ...others] = ofKind.filter((one) =>
    ` ${folded(one.description)} ${folded(one.counterpart)} `.includes(` ${name} `),
  );
  return same ?? (others.length === 0 ? only : undefined);
}
