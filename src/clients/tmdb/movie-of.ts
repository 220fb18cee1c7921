// Maps a film of TMDB to MovieMetadata.

import type { MovieMetadata } from '../../domain/metadata/movie-metadata.ts';
import { offersOf } from './offers-of.ts';
import {
  castOf,
  countOf,
  countriesOf,
  dateOf,
  namesOf,
  overviewOf,
  posterOf,
  ratingOf,
  titleOf,
  yearOf,
} from './tmdb-fields.ts';
import type { WireMovie, WireMovieHit } from './tmdb-wire.ts';
import type { WorkCandidate } from './work-candidate.ts';

/** @param imageRoot without a slash at its end. What TMDB does not know is null; the title is never empty. */
export function movieOf(wire: WireMovie, imageRoot: string): MovieMetadata {
  return {
    kind: 'movie',
    tmdbId: wire.id,
    title: titleOf(wire.title) ?? String(wire.id),
    originalTitle: titleOf(wire.original_title),
    year: yearOf(wire.release_date),
    releaseDate: dateOf(wire.release_date),
    overview: overviewOf(wire.overview),
    directors: namesOf(wire.credits.crew.filter(({ job }) => job === 'Director')),
    cast: castOf(wire.credits.cast),
    genres: namesOf(wire.genres),
    keywords: namesOf(wire.keywords.keywords),
    ...countriesOf(wire),
    runtimeMinutes: countOf(wire.runtime),
    rating: ratingOf(wire.vote_average, wire.vote_count),
    posterUrl: posterOf(wire.poster_path, imageRoot),
    offers: offersOf(wire['watch/providers']),
  };
}

/** A hit of the search, with what is needed to tell two films of one title apart. */
export const movieCandidateOf = (wire: WireMovieHit, imageRoot: string): WorkCandidate => ({
  kind: 'movie',
  tmdbId: wire.id,
  title: titleOf(wire.title) ?? String(wire.id),
  originalTitle: titleOf(wire.original_title),
  year: yearOf(wire.release_date),
  overview: overviewOf(wire.overview),
  posterUrl: posterOf(wire.poster_path, imageRoot),
});
