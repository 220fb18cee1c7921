// "Vendi 2 de chocolate", "remédio pros 3", "leite condensado 6x 7,49": so many of a thing, and neither two reais nor six instalments.

import type { Draft } from '../../../finance/draft.ts';

/** Without a sign of money: what so few were sold for is asked. */
const SOLD_FEW = /(?<![a-zà-ÿ])vend(?:i|emos) (?<count>[1-9]) d[eo]s? [a-zà-ÿ]/i;
/** "Remédio de verme pros 3". */
const FOR_SO_MANY = /^[^\d]+ (?:pr[oa]s|para (?:os|as)) (?<count>[2-9])[.!]*$/i;
/** Units of what a shop sells, and the price of one; "em 6x de 20 no cartão" are instalments. */
const UNITS = /(?<!em |no cart[ãa]o |parcelad[oa] )(?<![\d,.])\d{1,2} ?x (?:de )?(?:r\$ ?)?\d[\d.,]*[.!]*$/i;
const ON_CARD = /(?<![a-zà-ÿ])(?:cart[ãa]o|cr[ée]dito|parcel|vezes|carn[êe]|credi[áa]rio)/i;
const FROM_SHOP: ReadonlySet<string> = new Set(['mercado', 'alimentacao', 'pets']);

/** The draft without a value, or without instalments, that a count was read as. */
export function countedThings(draft: Draft, text: string): Draft {
  const count = Number((draft.kind === 'receita' ? SOLD_FEW : FOR_SO_MANY).exec(text.trim())?.groups?.['count']);
  if (draft.cents === count * 100) {
    const { cents: _, ...unpriced } = draft;
    return unpriced;
  }
  if (draft.parcelas === undefined || !FROM_SHOP.has(draft.category ?? '') || !UNITS.test(text) || ON_CARD.test(text))
    return draft;
  const { parcelas: _, method: __, ...bought } = draft;
  return bought;
}
