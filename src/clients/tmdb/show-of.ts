// Maps a series of TMDB to TvShowMetadata.

import type { TvShowMetadata } from '../../domain/metadata/tv-show-metadata.ts';
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
import type { WireShow, WireShowHit } from './tmdb-wire.ts';
import type { WorkCandidate } from './work-candidate.ts';

const OVER = new Set(['Ended', 'Canceled']);

/** `endYear` only for a series that has ended or was cancelled. */
export function showOf(wire: WireShow, imageRoot: string): TvShowMetadata {
  return {
    kind: 'tv_show',
    tmdbId: wire.id,
    title: titleOf(wire.name) ?? String(wire.id),
    originalTitle: titleOf(wire.original_name),
    year: yearOf(wire.first_air_date),
    endYear: OVER.has(wire.status ?? '') ? yearOf(wire.last_air_date) : null,
    firstAirDate: dateOf(wire.first_air_date),
    overview: overviewOf(wire.overview),
    creators: namesOf(wire.created_by),
    cast: castOf(wire.credits.cast),
    genres: namesOf(wire.genres),
    keywords: namesOf(wire.keywords.results),
    ...countriesOf(wire),
    seasons: countOf(wire.number_of_seasons),
    episodes: countOf(wire.number_of_episodes),
    runtimeMinutes: countOf(wire.episode_run_time[0]),
    rating: ratingOf(wire.vote_average, wire.vote_count),
    posterUrl: posterOf(wire.poster_path, imageRoot),
    offers: offersOf(wire['watch/providers']),
  };
}

/** A hit of the search, with what is needed to tell two series of one title apart. */
export const showCandidateOf = (wire: WireShowHit, imageRoot: string): WorkCandidate => ({
  kind: 'tv_show',
  tmdbId: wire.id,
  title: titleOf(wire.name) ?? String(wire.id),
  originalTitle: titleOf(wire.original_name),
  year: yearOf(wire.first_air_date),
  overview: overviewOf(wire.overview),
  posterUrl: posterOf(wire.poster_path, imageRoot),
});
