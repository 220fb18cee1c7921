// "Estorno da netflix 45", without a recorded purchase: takes the category that such a purchase would have.

import type { Draft } from '../../../finance/draft.ts';
import type { Situation } from '../../situation.ts';

/** The draft unchanged unless it is a refund without a category. */
export function withPurchaseCategory(draft: Draft, read: Situation['read']): Draft {
  if (draft.kind !== 'estorno' || draft.category !== undefined || draft.description === undefined) return draft;
  const bought = read(`gastei 10 com ${draft.description}`);
  const category = bought.intent === 'lancamento' ? bought.slots.category : undefined;
  return category === undefined ? draft : { ...draft, category };
}
