// "No cartão Itaú", when that card's closing day is known: credit, without asking.

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
