// All contas: those described by the person and those used by entries.

import type { ContaKey } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import type { ToldValues } from '../domain/told.ts';
import { contaKindOf, contaSlug } from './conta.ts';

/** `balanceCents`: current balance; of a card, the outstanding debt as a positive figure. */
export type KnownConta = {
  readonly key: ContaKey;
  readonly value: ToldValues['conta'];
  readonly balanceCents: number;
};

/** In the order they were told, then those only used by entries. */
export function knownContas(ledger: LedgerReads): readonly KnownConta[] {
  const cents = new Map(ledger.balances().map((one) => [one.conta, one.cents]));
  const told = new Map(ledger.told('conta').map(({ key, value }) => [key, value]));
  const keys = new Set([...told.keys(), ...cents.keys()]);
  return [...keys].flatMap((key) => {
    const kind = contaKindOf(key);
    if (key === '' || kind === 'carne') return [];
    const balance = cents.get(key) ?? 0;
    return {
      key: key as ContaKey,
      value: told.get(key) ?? { slug: contaSlug(key), kind },
      balanceCents: kind === 'cartao' ? Math.max(0, -balance) : balance,
    };
  });
}
