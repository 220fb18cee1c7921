// Fills in the card. "80 de gasolina no nubank" when Nubank is only known as a card: bought on credit. "No crédito" or in instalments with a single
// card known: that card.

import type { LedgerReads } from '../domain/ledger-repos.ts';
import { contaKey, contaSlug, kindOfSlug } from './conta.ts';
import { cardsOf } from './definitions/card.ts';
import type { Draft } from './draft.ts';

/** The draft unchanged when the bank has a known account, or when nothing is known of it. */
export function onTheOnlyCard(draft: Draft, ledger: LedgerReads): Draft {
  const { kind, bank, method, parcelas = 1 } = draft;
  if (kind !== 'despesa') return draft;
  if (bank === undefined) {
    const onCredit = method === 'credito' || (method === undefined && parcelas > 1);
    const [only, ...others] = onCredit ? cardsOf(ledger) : [];
    return only === undefined || others.length > 0 ? draft : { ...draft, bank: contaSlug(only.key), method: 'credito' };
  }
  if (method !== undefined) return draft;
  return isOnlyCard(ledger, bank) ? { ...draft, method: 'credito' } : draft;
}

/** Whether the bank is known as a card and not as an account. */
export function isOnlyCard(ledger: LedgerReads, bank: string): boolean {
  const account = contaKey(kindOfSlug(bank), bank);
  const hasAccount =
    ledger.told('conta').some(({ value }) => contaKey(value.kind, value.slug) === account) ||
    ledger.balances().some(({ conta }) => conta === account);
  return !hasAccount && cardsOf(ledger, bank).length > 0;
}
