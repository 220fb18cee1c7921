// What TMDB knows of films and series alike.

import { offersOf } from './offers-of.ts';
import { castOf, countriesOf, namesOf, overviewOf, posterOf, ratingOf } from './tmdb-fields.ts';
import type { WireMovie, WireShow } from './tmdb-wire.ts';

/** @param imageRoot without a slash at its end. What TMDB does not know is null. */
export const sharedFieldsOf = (wire: WireMovie | WireShow, imageRoot: string) => ({
  tmdbId: wire.id,
  overview: overviewOf(wire.overview),
  cast: castOf(wire.credits.cast),
  genres: namesOf(wire.genres),
  ...countriesOf(wire),
  rating: ratingOf(wire.vote_average, wire.vote_count),
  posterUrl: posterOf(wire.poster_path, imageRoot),
  offers: offersOf(wire['watch/providers']),
});
