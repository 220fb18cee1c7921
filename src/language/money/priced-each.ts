// One price told for each of several: "fiz a casa da Lúcia e da Marta, 180 cada", "arroz e feijão, 10 cada". Counted things ("3 vasos a 25 cada") are
// multiplied where amounts are read.

import type { Amount } from '../amounts/amounts.ts';
import type { Reading } from '../reading/reading.ts';
import { isPerson } from './counterpart.ts';
import type { EntryRange } from './movement.ts';
import { isPaidForOthers } from './paid-for-others.ts';

const FOR_EACH = /^(?:reais )?(?:(?:pra|para|de|por) )?(?:cada|por cabeca)\b/;

const isEach = (r: Reading, { to, unitPrice }: Amount): boolean =>
  unitPrice === undefined && r.mayFit(FOR_EACH) && FOR_EACH.test(r.words(to, to + 4));

/** In amounts: more are a list, and comparing each pair of them would take long. */
const FEW = 12;

/** The price before the one told for each is the same: "dei 50 pro Davi e pra Lívia, 50 cada"; or it is a share: "deu 80, 20 pra cada". */
export const isToldAgainEach = (r: Reading, amount: Amount): boolean =>
  r.amounts.length <= FEW &&
  r.amounts.some((other) =>
    other === amount
      ? r.amounts.length > 1 && r.has('v_split') && isEach(r, other)
      : other.from > amount.from && other.cents === amount.cents && isEach(r, other),
  );

/** How many people the price was told for. Company pays its own: "almocei com a Ana e a Bia, 30 cada". */
export function peoplePriced(r: Reading, from: number, to: number, amount: Amount): number {
  if (
    !(isEach(r, amount) || isToldAgainEach(r, amount)) ||
    r.has('prep_with') ||
    r.fits(/\b(?:pag|gast)amos\b/) ||
    isPaidForOthers(r)
  )
    return 1;
  let people = 0;
  for (let i = from; i < to; i++) if (isPerson(r, i) && !isPerson(r, i - 1)) people++;
  return Math.max(1, people);
}

/** A thing of one price among several: a noun, possibly unknown, and not a person. */
function isThing(r: Reading, from: number, to: number): boolean {
  let thing = false;
  for (let i = from; i < to; i++) {
    if (isPerson(r, i)) return false;
    thing ||=
      r.is(i, 'cat') || (r.units[i]?.kind === 'word' && r.units[i]?.entry === undefined && r.norm(i).length > 2);
  }
  return thing;
}

/** The things of which each cost the only amount; empty when there is one thing, or people. */
export function pricedEach(r: Reading, from: number, amount: Amount | undefined): EntryRange[] {
  if (amount === undefined || !isEach(r, amount) || r.hasAny('v_split', 'prep_with')) return [];
  const start = r.unitOf(amount.from);
  const starts = [from];
  for (let i = from + 1; i < start - 1; i++) if (/^(?:e|,|\+)$/.test(r.norm(i))) starts.push(i + 1);
  const ranges = starts.map((at, k) => ({ from: at, to: (starts[k + 1] ?? start + 1) - 1, amount }));
  return ranges.length > 1 && ranges.every((range) => isThing(r, range.from, range.to)) ? ranges : [];
}
