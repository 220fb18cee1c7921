// Maps a series of TMDB to TvShowMetadata.

import type { TvShowMetadata } from '../../domain/metadata/tv-show-metadata.ts';
import { sharedFieldsOf } from './shared-fields-of.ts';
import { countOf, dateOf, namesOf, titleOf, yearOf } from './tmdb-fields.ts';
import type { WireShow, WireShowHit } from './tmdb-wire.ts';
import { candidateOf, type WorkCandidate } from './work-candidate.ts';

const OVER = new Set(['Ended', 'Canceled']);

/** `endYear` only for a series that has ended or was cancelled. */
export const showOf = (wire: WireShow, imageRoot: string): TvShowMetadata => ({
  kind: 'tv_show',
  ...sharedFieldsOf(wire, imageRoot),
  title: titleOf(wire.name) ?? String(wire.id),
  originalTitle: titleOf(wire.original_name),
  year: yearOf(wire.first_air_date),
  endYear: OVER.has(wire.status ?? '') ? yearOf(wire.last_air_date) : null,
  firstAirDate: dateOf(wire.first_air_date),
  creators: namesOf(wire.created_by),
  keywords: namesOf(wire.keywords.results),
  seasons: countOf(wire.number_of_seasons),
  episodes: countOf(wire.number_of_episodes),
  runtimeMinutes: countOf(wire.episode_run_time[0]),
});

/** A series found by the search. */
export const showCandidateOf = (hit: WireShowHit, imageRoot: string): WorkCandidate =>
  candidateOf(
    'tv_show',
    hit,
    { title: hit.name, original: hit.original_name, released: hit.first_air_date },
    imageRoot,
  );
