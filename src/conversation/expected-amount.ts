// What a payment without a value must have been: what was still owed, or what was noted to be paid.

import type { LocalDate } from '../domain/dates.ts';
import { folded } from '../domain/fold.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { Draft } from '../finance/draft.ts';
import { reais } from '../finance/money.ts';
import { dayWords } from '../finance/replies/day-words.ts';
import { debtPaidBy } from '../finance/towards-debt.ts';
import type { Loaded } from './loaded.ts';

/** `words`: what is known of it, said with the question. */
export type Expected = { readonly cents: number; readonly words: string };

export function expectedAmount(draft: Draft, loaded: Loaded, today: LocalDate): Expected | undefined {
  if (draft.pending === true || draft.currency !== undefined) return undefined;
  const debt = debtPaidBy(draft, loaded.owed());
  if (debt !== undefined) return { cents: debt.cents, words: `faltavam ${reais(debt.cents)} (${debt.name})` };
  const bill = billNamed(draft, loaded.bills());
  return bill && { cents: bill.cents, words: `eram ${reais(bill.cents)}, para ${dayWords(bill.date, today)}` };
}

/** The one of that very name; else the only one the name is part of: "paguei a luz" pays the "conta de luz". */
function billNamed({ kind, description = '' }: Draft, bills: readonly Lancamento[]): Lancamento | undefined {
  const name = folded(description);
  const ofKind = name === '' ? [] : bills.filter((one) => one.kind === kind);
  const same = ofKind.find((one) => folded(one.description) === name);
  const [only, ...others] = ofKind.filter((one) => ` ${folded(one.description)} `.includes(` ${name} `));
  return same ?? (others.length === 0 ? only : undefined);
}
