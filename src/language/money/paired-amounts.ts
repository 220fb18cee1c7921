// Nouns first, then as many amounts: "bermuda e chuteira, 89 e 134".

import type { Amount } from '../amounts/amounts.ts';
import type { Reading } from '../reading/reading.ts';
import type { EntryRange } from './movement.ts';
import { isSeparator } from './separators.ts';

/** "Van + BRT + trem: 4,70, 4,30 e 7,40"; empty when they do not match one to one. */
export function pairedAmounts(r: Reading, from: number, amounts: readonly Amount[]): EntryRange[] {
  const first = amounts[0];
  // "prato feito 28 e 7 do refri": the last amount has its own noun.
  if (first === undefined || amounts.length > 4 || r.is(r.unitOf(amounts.at(-1)?.to ?? 0), 'prep_of')) return [];
  for (let k = 1; k < amounts.length; k++) {
    const [left, right] = [amounts[k - 1] as Amount, amounts[k] as Amount];
    if (left.cents <= 1200 && !left.marked && left.cents % 100 === 0 && right.cents % 100 !== 0) return [];
    const [behind, next] = [r.unitOf(left.to), r.unitOf(right.from)];
    if (named(r, behind, next)) return [];
    for (let i = behind; i < next; i++) if (next - behind > 2 && !isSeparator(r, i) && r.norm(i) !== '$') return [];
  }
  const start = r.unitOf(first.from);
  const ends: number[] = [];
  for (let i = from + 1; i < start; i++) if (/^(?:e|\+|,|\/)$/.test(r.norm(i)) && named(r, i + 1, start)) ends.push(i);
  if (ends.length !== amounts.length - 1) return [];
  const bounds = [from, ...ends.map((at) => at + 1), start];
  if (!amounts.every((_, k) => named(r, bounds[k] as number, ends[k] ?? start))) return [];
  return amounts.map((amount, k) => ({ from: bounds[k] as number, to: ends[k] ?? start, amount }));
}

function named(r: Reading, from: number, to: number): boolean {
  for (let i = from; i < to; i++)
    if (r.is(i, 'cat') || (r.units[i]?.kind === 'word' && r.units[i]?.entry === undefined && r.norm(i).length > 2))
      return true;
  return false;
}
