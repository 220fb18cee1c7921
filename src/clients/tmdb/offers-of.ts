// Maps the Brazilian watch providers of a work, in JustWatch's order.

import type { WatchOffers } from '../../domain/metadata/watch-offers.ts';
import { namesOf } from './tmdb-fields.ts';
import type { WireProviders } from './tmdb-wire.ts';

type Offers = readonly { readonly provider_name: string; readonly display_priority: number | null }[];

const providersOf = (...lists: readonly Offers[]): readonly string[] =>
  namesOf(
    lists
      .flat()
      .toSorted((a, b) => (a.display_priority ?? 999) - (b.display_priority ?? 999))
      .map(({ provider_name: name }) => ({ name })),
  );

/** null when TMDB has no data; empty lists when nobody in Brazil offers the work. */
export function offersOf(providers: WireProviders): WatchOffers | null {
  if (providers === null) return null;
  const { BR: brazil } = providers.results;
  if (brazil === null) return null;
  if (brazil === undefined) return { stream: [], free: [], rent: [], buy: [], link: null };
  const link = brazil.link !== null && /^https:\/\/www\.themoviedb\.org\//u.test(brazil.link) ? brazil.link : null;
  return {
    stream: providersOf(brazil.flatrate),
    free: providersOf(brazil.free, brazil.ads),
    rent: providersOf(brazil.rent),
    buy: providersOf(brazil.buy),
    link,
  };
}
