// "No cartão Itaú", when that card's closing day is known: credit, without asking.

import { folded } from '../../../domain/fold.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { Situation } from '../../situation.ts';

/** False while the closing day is unknown: the conta of that bank may be meant. */
export const isOnKnownCard = (
  { kind, method, bank }: { readonly kind: string } & Pick<Draft, 'method' | 'bank'>,
  { contas }: Situation['loaded'],
): boolean =>
  kind === 'despesa' &&
  method === 'cartao' &&
  contas().some(({ value }) => value.kind === 'cartao' && value.slug === bank && value.closingDay !== undefined);

/** "Em 4x na C&A", whose card was told: on that one, and on no other that may be the only one with days. */
export function onNamedCard(draft: Draft, text: string, { contas }: Situation['loaded']): Draft {
  if (draft.kind !== 'despesa' || draft.bank !== undefined || draft.method !== 'credito') return draft;
  const card = contas().find(
    ({ value }) =>
      value.kind === 'cartao' && ` ${folded(text)} `.includes(` ${folded(value.slug.replaceAll('_', ' '))} `),
  );
  return card === undefined ? draft : { ...draft, bank: card.value.slug };
}
