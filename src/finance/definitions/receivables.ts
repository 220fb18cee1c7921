// Receivables: what people owe for money lent or paid for them, minus their repayments. Derived from entries, never marked as settled. A loan is
// repaid as income of category dívidas or reembolso; the others' shares of a divided expense were never an expense here, so they are repaid as a
// transfer of category reembolso. An announced payment ("a Ana me deve 80") is pending income, not a receivable.

import { folded } from '../../domain/fold.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';

export type Receivable = {
  readonly name: string;
  readonly cents: number;
  /** True when all of it is shares of divided expenses. */
  readonly shared: boolean;
};

const EVERY = 10_000;
/** Of a price divided by two, it stays with the person. */
const ODD_CENT = 1;

/** Pending income with a named payer, oldest first. */
export const awaited = (ledger: LedgerReads, who = ''): readonly Lancamento[] =>
  ledger
    .list({ kind: 'receita', status: 'pendente' }, 'oldest', EVERY)
    .filter(({ counterpart }) => counterpart !== '' && folded(counterpart).includes(folded(who)));

/** Splits a counterpart into people: "Bia, Caio e Leo" are three. */
export const peopleIn = (counterpart: string): readonly string[] =>
  counterpart.split(/\s*,\s*|\s+e\s+/u).filter((name) => name !== '');

/** Whether the entry is a divided expense: the others owe at least the person's own share. A loan is owed in full, under dívidas. */
const isShared = ({ receivable, cents, category }: Pick<Lancamento, 'receivable' | 'cents' | 'category'>): boolean =>
  category !== 'dividas' && receivable >= cents - ODD_CENT;

/** The same of an entry somebody owes a part of. */
export const isDivided = (entry: Pick<Lancamento, 'receivable' | 'cents' | 'category'>): boolean =>
  entry.receivable > 0 && isShared(entry);

/** What was paid: of a divided expense the share of the others is none of its value, and otherwise it is a part of it. In centavos. */
export const wholeOf = (entry: Lancamento): number => (isDivided(entry) ? entry.cents + entry.receivable : entry.cents);

/** A purchase of which others owe so much: divided when that is the half or more, otherwise paid for them. */
export const sharedSo = (whole: number, receivable: number): Pick<Lancamento, 'cents' | 'receivable'> => ({
  cents: 2 * receivable >= whole - ODD_CENT ? whole - receivable : whole,
  receivable,
});

/** People who still owe, largest first. `who` narrows it to one name. */
export function receivablesOf(ledger: LedgerReads, who?: string): readonly Receivable[] {
  const owed = new Map<string, Receivable>();
  for (const entry of ledger.list({ receivable: true }, 'oldest', EVERY)) {
    const people = peopleIn(entry.counterpart);
    for (const name of people.length === 0 ? [''] : people) {
      const { cents = 0, shared = true, ...known } = owed.get(folded(name)) ?? { name };
      const share = Math.round(entry.receivable / Math.max(1, people.length));
      owed.set(folded(name), { ...known, cents: cents + share, shared: shared && isShared(entry) });
    }
  }
  // What they lent meanwhile gives nothing back: it is owed to them.
  const lenders = new Set(ledger.told('divida').map(({ key }) => key));
  const lent = ({ description, counterpart }: Lancamento): boolean =>
    folded(description) === 'emprestimo' && lenders.has(folded(counterpart));
  const paid = [
    ...ledger
      .list({ kind: 'receita', category: 'dividas' }, 'oldest', EVERY)
      .filter((one) => one.status === 'paga' && !lent(one))
      .map(({ counterpart, cents }) => ({ key: counterpart, cents })),
    ...ledger.grouped({ kind: 'receita', category: 'reembolso' }, 'counterpart'),
    ...ledger.grouped({ kind: 'transferencia', category: 'reembolso' }, 'counterpart'),
  ];
  for (const { key, cents } of paid) {
    const one = owed.get(folded(key));
    if (one !== undefined) owed.set(folded(key), { ...one, cents: one.cents - cents });
  }
  return [...owed.values()]
    .filter(({ name, cents }) => cents > 0 && (who === undefined || folded(name).includes(folded(who))))
    .sort((a, b) => b.cents - a.cents);
}
