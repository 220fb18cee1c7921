// Food that was eaten where it was bought, as opposed to groceries.

import type { Category } from '../categories/category.ts';
import type { Reading } from '../reading/reading.ts';
import type { CategoryReading } from './category-evidence.ts';
import { verbCategoryAt } from './verb-category.ts';

/** Prepared food, as opposed to groceries. */
const SERVED =
  /\b(?:frit[oa]s?|assad[oa]s?|grelhad[oa]s?|na brasa|na chapa|no espeto|no prato|a milanesa|no almoco|na janta|no jantar|no lanche|no cafe da manha|de almoco|de lanche|(?:tapioca|cuscuz|beiju|pao|bolo|milho|sopa|caldo|peixe|frango|carne|arroz|camarao|macaxeira|mandioca|ginga|cafe) com [a-z]+|n[oa] (?:banca|barraca|barraquinha|quiosque|trailer|carrinho|tapioca|tapiocaria|lanchonete|restaurante))\b/;

const MEASURED = /\b(?:kg|quilos?|k|litros?|gramas?|pacotes?|duzias?|bandejas?|cartelas?|unid|fardos?|caixas?)\b/;

/** Whether food of the category was eaten on the spot rather than taken home. */
export const isServed = (r: Reading, category: Category): boolean =>
  category !== 'compras' && r.fits(SERVED) && !r.fits(MEASURED);

/** Food eaten at a street market: "pastel na feira". */
export function eatenAtFair(r: Reading, market: number, best: CategoryReading): boolean {
  return (
    best.category !== 'mercado' &&
    best.category !== 'outros' &&
    /^(?:feir|mercadao)/.test(r.norm(market)) &&
    market !== best.at &&
    r.is(market - 1, 'prep_in')
  );
}

/** "almocei", "comi" and the like. */
export function isEaten(r: Reading, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (verbCategoryAt(r, i)?.[1] === 'alimentacao') return true;
  return false;
}
