// "No cartão Itaú", of somebody who told when that card closes: on credit, without asking which side of it.

import type { Draft } from '../../finance/draft.ts';
import type { Situation } from '../situation.ts';

export const isOnKnownCard = (
  { kind, method, bank }: { readonly kind: string } & Pick<Draft, 'method' | 'bank'>,
  { contas }: Situation['loaded'],
): boolean =>
  kind === 'despesa' &&
  method === 'cartao' &&
  contas().some(({ value }) => value.kind === 'cartao' && value.slug === bank && value.closingDay !== undefined);
