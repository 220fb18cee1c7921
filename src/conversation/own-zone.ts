// The zone a person's clock runs in: the one of the place they said they live in.

import type { LedgerReads } from '../domain/ledger-repos.ts';

type Told = { readonly ledger: Pick<LedgerReads, 'told'> };

/** @param usual IANA zone of people who have not said where they live. */
export function ownZone({ ledger }: Told, usual: string): string {
  const told = ledger.told('perfil').find(({ key }) => key === 'timezone')?.value.value;
  return typeof told === 'string' ? told : usual;
}
