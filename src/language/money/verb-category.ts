// Category told by a verb alone: "almocei 30", "estacionei 15".

import type { Category } from '../categories/category.ts';
import type { Reading } from '../reading/reading.ts';

/** Stem, category and strength, between a place and a merchant. */
const VERB_CATEGORIES: readonly [RegExp, Category, number][] = [
  [/^(?:almoc|jant|lanch[eo]|com[ie](?!u))/, 'alimentacao', 13],
  // "tomei umas no bar".
  [/^(?:beb|tom[eo])/, 'alimentacao', 11],
  [/^(?:abastec|estacion)/, 'transporte', 13],
  [/^(?:viaj|apost)/, 'lazer', 13],
];

/** "estacionei no hospital", "almocei no shopping": more than a place, less than a merchant named. */
export function verbCategoryAt(r: Reading, i: number): (typeof VERB_CATEGORIES)[number] | undefined {
  if (!r.is(i, 'v_consume') || r.is(i - 1, 'me')) return undefined;
  // "tomei um calote de 300": not a drink.
  if (NOT_DRUNK.test(r.norm(r.is(i + 1, 'det') ? i + 2 : i + 1))) return undefined;
  return VERB_CATEGORIES.find(([stem]) => stem.test(r.norm(i)));
}
const NOT_DRUNK = /^(?:calote|golpe|prejuizo|multa|emprestimo|susto|tombo)$/;
