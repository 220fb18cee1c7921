// "Paguei o Carlos" when the person owes him money: the payment reduces that debt.

import { folded } from '../domain/fold.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import type { Told } from '../domain/told.ts';
import { withoutUndefined } from '../domain/without-undefined.ts';
import { leftOf } from './definitions/debts.ts';
import type { Draft } from './draft.ts';
import { sameName } from './same-name.ts';

/** Expense categories that state no other reason for the payment. */
const REASONLESS = new Set(['dividas', 'transferencias', 'outros']);

export type Owed = {
  readonly key: string;
  readonly name: string;
  readonly cents: number;
  readonly parcelaCents?: number;
  readonly parcelas?: number;
  readonly toldAt?: number;
};

/** Told debts with an outstanding amount. */
export const owedDebts = (ledger: LedgerReads): readonly Owed[] =>
  ledger
    .told('divida')
    .map((debt: Told<'divida'>) => {
      const { name, parcelaCents, parcelas, toldAt } = debt.value;
      return {
        key: debt.key,
        name,
        cents: leftOf(ledger, debt),
        ...withoutUndefined({ parcelaCents, parcelas, toldAt }),
      };
    })
    .filter(({ cents }) => cents > 0);

/** Cheap test that avoids a ledger query for most drafts. */
export const mayPayDebt = ({ kind, category = 'outros', pending, receivable = 0 }: Draft): boolean =>
  kind === 'despesa' && pending !== true && receivable === 0 && REASONLESS.has(category);

/** The debt that a payment names; undefined when there is none. */
export function debtPaidBy(draft: Draft, owed: readonly Owed[]): Owed | undefined {
  if (!mayPayDebt(draft)) return undefined;
  const { category, counterpart = '', description = '', bank = '' } = draft;
  // "A dívida do nubank" names whom it is owed to, and not what it is paid from.
  const lender = category === 'dividas' && counterpart === '' ? bank : counterpart;
  const whole = [folded(lender).replace(/[-_]/g, ' '), folded(description)];
  // Once found, a debt is the counterpart: "dívida" may be the name of another.
  const known = owed.find(({ key }) => key === whole[0]);
  if (known !== undefined) return known;
  // "Fiado do mercadinho": the shop says more than the kind of debt.
  const [exact] = owed
    .filter(({ key }) => whole.includes(key) || (category === 'dividas' && ` ${whole[1]} `.includes(` ${key} `)))
    .toSorted((a, b) => b.key.length - a.key.length);
  if (exact !== undefined) return exact;
  const [alike, ...others] = owed.filter(({ name }) => whole.some((said) => sameName(said, name)));
  return others.length === 0 ? alike : undefined;
}

/** The draft unchanged when it pays no debt of `owed`. */
export function towardsDebt(draft: Draft, owed: readonly Owed[]): Draft {
  const debt = debtPaidBy(draft, owed);
  if (debt === undefined) return draft;
  const { description = '' } = draft;
  const own = description === '' || sameName(description, debt.name);
  const { bank, ...paid } = draft;
  const from = bank === undefined || sameName(bank, debt.name) ? {} : { bank };
  return { ...paid, ...from, category: 'dividas', counterpart: debt.name, description: own ? 'dívida' : description };
}
