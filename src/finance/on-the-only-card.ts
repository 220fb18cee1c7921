// "80 de gasolina no nubank" from somebody whose Nubank is a card and nothing else: it was bought on credit.

import type { LedgerReads } from '../ports.ts';
import { contaKey, kindOfSlug } from './conta.ts';
import type { Draft } from './draft.ts';

/** A bank of which an account is known, or of which nothing is, stays what it was said to be. */
export function onTheOnlyCard(draft: Draft, ledger: LedgerReads): Draft {
  const { kind, bank, method } = draft;
  if (kind !== 'despesa' || bank === undefined || method !== undefined) return draft;
  const known = new Set([
    ...ledger.balances().map(({ conta }) => conta),
    ...ledger.told('conta').map(({ value }) => contaKey(value.kind, value.slug) as string),
  ]);
  const onlyCard = known.has(contaKey('cartao', bank)) && !known.has(contaKey(kindOfSlug(bank), bank));
  return onlyCard ? { ...draft, method: 'credito' } : draft;
}
