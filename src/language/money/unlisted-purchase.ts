// Category of a purchase that no listed word names.

import { familyCategory } from '../lexicon/word-family.ts';
import type { Reading } from '../reading/reading.ts';
import { PAST } from '../verbs/tense.ts';
import { type CategoryReading, isCalled } from './category-evidence.ts';
import { isPerson } from './counterpart.ts';
import { ownerCategory } from './owner-category.ts';

/** By word family, by whose it is, by the verb, in this order; undefined when none tells. */
export const unlistedPurchase = (r: Reading, from: number, to: number): CategoryReading | undefined =>
  byFamily(r, from, to) ?? byOwner(r, from, to) ?? byVerb(r, from, to);

/** "o seguro da moto", "o shampoozinho do gato": the owner says enough. */
function byOwner(r: Reading, from: number, to: number): CategoryReading | undefined {
  const category = ownerCategory(r, from, to, undefined);
  return category === undefined ? undefined : { category, at: from };
}

/** The category of an unlisted word, by its family. */
function byFamily(r: Reading, from: number, to: number): CategoryReading | undefined {
  for (let i = from; i < to; i++) {
    const unit = r.units[i];
    if (isCalled(r, i)) return { category: 'pets', at: i };
    if (unit === undefined || unit.kind !== 'word' || unit.entry !== undefined || isPerson(r, i)) continue;
    const category = familyCategory(unit.norm);
    if (category !== undefined) return { category, at: i };
  }
  return undefined;
}

/** An unknown object of a buying verb is still a purchase: "comprei um treco". */
function byVerb(r: Reading, from: number, to: number): CategoryReading | undefined {
  const verb = r.findVerb('v_buy', PAST, from, to);
  if (verb < 0 || !r.norm(verb).startsWith('compr')) return undefined;
  for (let i = verb + 1; i < to; i++)
    if (r.units[i]?.kind === 'word' && r.units[i]?.entry === undefined) return { category: 'compras', at: i };
  return undefined;
}
