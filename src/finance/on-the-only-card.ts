// "80 de gasolina no nubank" from somebody whose Nubank is a card and nothing else: it was bought on credit.

import type { LedgerReads } from '../ports.ts';
import { contaKey, kindOfSlug } from './conta.ts';
import { cardsOf } from './definitions/card.ts';
import type { Draft } from './draft.ts';

/** A bank of which an account is known, or of which nothing is, stays what it was said to be. */
export function onTheOnlyCard(draft: Draft, ledger: LedgerReads): Draft {
  const { kind, bank, method } = draft;
  if (kind !== 'despesa' || bank === undefined || method !== undefined) return draft;
  if (cardsOf(ledger, bank).length === 0) return draft;
  const account = contaKey(kindOfSlug(bank), bank);
  const hasAccount =
    ledger.told('conta').some(({ value }) => contaKey(value.kind, value.slug) === account) ||
    ledger.balances().some(({ conta }) => conta === account);
  return hasAccount ? draft : { ...draft, method: 'credito' };
}
