// Category of an expense: what was bought, before the shop, the verb and the place; whom it is for may override it.

import type { Category } from '../categories/category.ts';
import type { Reading } from '../reading/reading.ts';
import { type CategoryReading, evidenceIn } from './category-evidence.ts';
import { eatenAtFair, isEaten, isServed } from './eaten-food.ts';
import { isGift } from './is-gift.ts';
import { ownerCategory } from './owner-category.ts';
import { DEVICE, serviceCategory } from './service-category.ts';
import { unlistedPurchase } from './unlisted-purchase.ts';

const EDIBLE: ReadonlySet<Category> = new Set<Category>([
  'alimentacao',
  'lazer',
  'mercado',
  'compras',
  'outros',
  'beleza',
]);
const WASH = /^(?:lav|limp|higieniz|pint|reform|instal|tecnic)/;
/** "o conserto do rádio": fixed appliances are repaired at home, other things are goods. */
const REPAIR = /\b(?:con[sc]erto|manutencao|montagem) d[aeo] (?:meu |minha )?([a-z]+)/;
const FIXED = /^(?:geladeira|fogao|freezer|lavadora|maquina|micro|ar$|bomba|cerca|forno|coifa|tanquinho)/;

// Prepositions are ignored: "Mercado do Zé" equals "mercado Zé".
const bare = (words: string): string => words.replace(/ (?:d[aeo]s?|n[oa]s?|em|a|o) (?=\S)/g, ' ');

function personal(r: Reading, from: number, to: number): CategoryReading | undefined {
  const taught = r.context.personalWords;
  if (taught === undefined) return undefined;
  for (const { words, category } of taught) {
    const first = words.split(' ', 1)[0] ?? '';
    for (let i = from; i < to; i++)
      if (r.norm(i).startsWith(first) && ` ${bare(r.line)} `.includes(` ${bare(words)} `)) return { category, at: i };
  }
  return undefined;
}

const MENDABLE: ReadonlySet<Category> = new Set<Category>(['compras', 'outros', 'beleza', 'lazer']);

/** Category of an expense in units [from, to); undefined when nothing indicates one. */
export function expenseCategoryIn(r: Reading, from: number, to: number): CategoryReading | undefined {
  const taught = personal(r, from, to);
  if (taught !== undefined) return taught;
  const { best, market, gift } = evidenceIn(r, from, to);
  if (gift >= 0) return { category: 'presentes_doacoes', at: gift };
  const service = serviceCategory(r, best?.category);
  if (service !== undefined) return { category: service, at: best?.at ?? from };
  if (best === undefined) return unlistedPurchase(r, from, to);
  const { category, at } = best;
  const owner = ownerCategory(r, from, to, category);
  if (owner !== undefined) return { category: owner, at };
  if (isGift(r, category, at)) return { category: 'presentes_doacoes', at };
  if (EDIBLE.has(category) && isServed(r, category)) return { category: 'alimentacao', at };
  const eaten = isEaten(r, from, to);
  if ((category === 'mercado' || category === 'compras') && eaten) return { category: 'alimentacao', at };
  if (market >= 0 && EDIBLE.has(category) && !eaten && !eatenAtFair(r, market, best))
    return { category: 'mercado', at };
  // "Aula de violão".
  if (category === 'compras' && /^aulas?$/.test(r.norm(at - 2))) return { category: 'educacao', at: at - 2 };
  const repaired = MENDABLE.has(category) ? r.match(REPAIR)?.[1] : undefined;
  if (repaired !== undefined) return { category: FIXED.test(repaired) ? 'moradia' : 'compras', at };
  if (category === 'compras' && at > from && !r.fits(DEVICE)) {
    for (let i = from; i < at; i++)
      if (WASH.test(r.norm(i)) && r.units[i]?.kind === 'word') return { category: 'moradia', at };
  }
  return best;
}
