// The entries a message may be about, the nearest first: told at once, within the last half hour, and of those kept the ones that have the words.

import type { LocalDate } from '../../domain/dates.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { categoryLabel } from '../../finance/category-labels.ts';
import { LATELY_MS } from '../lately.ts';
import type { Situation } from '../situation.ts';
import { type Pointing, pointingIn } from './pointing.ts';
import { type Meant, resolve, type Thing } from './resolve.ts';

/** Entries; what was told longer ago than lately is in focus only by its words. */
export const MOST_LATELY = 10;

/** What such words say in this situation. */
export const pointing = (phrase: string, { readingOf }: Pick<Situation, 'readingOf'>): Pointing =>
  pointingIn(phrase, (day) => readingOf(`gastei 10 ${day}`).past[0]?.date as LocalDate | undefined);

type Limits = {
  /** Only these can be meant: what would be changed on them is not so already. */
  readonly fits?: (one: Lancamento) => boolean;
  /** Nothing told longer ago. */
  readonly lately?: boolean;
};

export function entryMeant(
  said: Pointing,
  { loaded, asking }: Situation,
  { fits = () => true, lately = false }: Limits = {},
): Meant<Lancamento> {
  const { words, cents, date } = said;
  const thing = (one: Lancamento, at: number): Thing<Lancamento> => ({
    of: one,
    called: `${one.description} ${one.counterpart}`,
    filed: categoryLabel(one.category),
    cents: one.cents,
    date: one.date,
    at,
    last: one.id === loaded.lastEntry?.id,
  });
  const things = (all: readonly Lancamento[]) => all.filter(fits).map((one) => thing(one, one.id));
  const atOnce = loaded.wroteLast() ? loaded.lastEntries() : [];
  const recent = loaded.entries({ last: MOST_LATELY }).filter(({ recordedAt }) => asking.now - recordedAt <= LATELY_MS);
  const tells = words.length > 0 || (cents ?? date) !== undefined;
  const kept =
    lately || !tells ? [] : loaded.entries(withoutUndefined({ words: words.join(' ') || undefined, cents, date }));
  // Lines on the screen have their places.
  const shown = loaded.shownEntries.flatMap((one, at) => (one === undefined ? [] : [thing(one, at)]));
  const listed = said.place !== undefined && !(loaded.wroteLast() && loaded.done?.afterList === true) ? shown : [];
  // "O primeiro", of two rides told one after the other.
  const alike = recent.filter(({ description }) => description === loaded.lastEntry?.description);
  const run = said.place !== undefined && alike.length > 1 ? things(alike) : [];
  return resolve(said, [listed, atOnce.length > 1 ? things(atOnce) : [], run, things(recent), newestDay(things(kept))]);
}

/** Of those kept longer, the ones of the last day: "o mercado" is not the one of last month. */
const newestDay = (all: readonly Thing<Lancamento>[]): readonly Thing<Lancamento>[] => {
  const date = all
    .map(({ of }) => of.date)
    .toSorted()
    .at(-1);
  return all.filter(({ of }) => of.date === date);
};
