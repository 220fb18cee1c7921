// Consecutive amounts that share the words before or after them: "recebi 120, 120 e 90", "gastei 45,9 e 12 no mercado e na padaria".

import type { Amount } from '../amounts/amounts.ts';
import type { Reading } from '../reading/reading.ts';
import type { EntryRange } from './movement.ts';

/** A run of this many amounts is a list; of two, only "e" makes one: "200, 300" may be a guess. */
const LIST = 3;

const isList = (r: Reading, [one, two, ...more]: readonly Amount[]): boolean =>
  one !== undefined &&
  two !== undefined &&
  (more.length + 2 >= LIST ||
    (r.words(one.to, two.from) === 'e' &&
      r.past.length === 0 &&
      r.tokens[one.from - 1]?.norm !== 'entre' &&
      // "Almoço 30 e 12 de uber": each has its noun.
      !(r.is(r.unitOf(one.from) - 1, 'cat') && r.is(r.unitOf(two.to) + 1, 'cat'))));

const goesOn = (r: Reading, before: Amount, next: Amount): boolean =>
  /^(?:,|;|\+|e|mais|, e|e mais)?$/.test(r.words(before.to, next.from)) && !before.approx && !next.approx;

/** The amounts in text order, those of one run together. */
export function runsOf(r: Reading, amounts: readonly Amount[]): readonly (readonly [Amount, ...Amount[]])[] {
  const runs: [Amount, ...Amount[]][] = [];
  for (const amount of amounts) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && goesOn(r, before, amount)) last.push(amount);
    else runs.push([amount]);
  }
  return runs.flatMap((run): (readonly [Amount, ...Amount[]])[] =>
    isList(r, run) ? [run] : run.map((amount): [Amount] => [amount]),
  );
}

/** As many nouns behind the amounts: "30 e 50 na farmácia e no posto". */
export function nounsBehind(r: Reading, to: number, amounts: readonly Amount[]): EntryRange[] {
  const last = amounts.at(-1);
  if (last === undefined || amounts.some((amount, k) => k > 0 && !goesOn(r, amounts[k - 1] as Amount, amount)))
    return [];
  const start = r.unitOf(last.to);
  if (!r.is(start, 'prep')) return [];
  const starts = [start];
  for (let i = start + 2; i < to; i++) if (/^[e,+]$/.test(r.norm(i))) starts.push(i + 1);
  const ranges = amounts.map((amount, k) => ({ from: starts[k] ?? to, to: (starts[k + 1] ?? to + 1) - 1, amount }));
  return starts.length === amounts.length && ranges.every((range) => r.find('cat', range.from, range.to) >= 0)
    ? ranges
    : [];
}
