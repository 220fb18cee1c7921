// "Mais 57,30 no mesmo lugar", "lá de novo 30": where the entry before was.

import type { Lancamento } from '../../../domain/ledger.ts';
import type { Draft } from '../../../finance/draft.ts';

const SAME =
  /^(?:n?[oa] )?(?:mesm[oa] (?:lugar|local|loja|mercado|posto|farm[áa]cia|barraca|feira|s[íi]tio)|l[áa](?: (?:mesmo|de novo))?)$/i;

/** The draft under the name and category of that entry; unchanged when another place is named. */
export function atSamePlace(draft: Draft, last: Lancamento | undefined): Draft {
  if (draft.kind !== 'despesa' || last?.kind !== 'despesa' || !SAME.test(draft.description ?? '')) return draft;
  return { ...draft, description: last.description, category: last.category };
}
