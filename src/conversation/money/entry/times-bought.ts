// "Pedágio 4x 5,20": bought four times; nobody pays a toll or a coffee in instalments.

import type { Draft } from '../../../finance/draft.ts';

const CATEGORIES: ReadonlySet<string> = new Set(['transporte', 'alimentacao']);
/** Centavos of one of them. */
const MOST_EACH = 5_000;
const SAYS_PARCELS = /(?<![a-zà-ÿ])(?:em \d|parcel|vezes|cr[ée]dito|cart[ãa]o|sem juros|boleto|carn[êe])/i;

/** The draft unchanged unless its instalments are so many small things. */
export function timesBought(draft: Draft, text: string): Draft {
  const { parcelas = 1, cents = 0, category = '' } = draft;
  if (parcelas < 2 || cents / parcelas >= MOST_EACH || !CATEGORIES.has(category) || SAYS_PARCELS.test(text))
    return draft;
  const { parcelas: _, method: __, ...rest } = draft;
  return rest;
}
