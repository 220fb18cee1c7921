// Maps a film of TMDB to MovieMetadata.

import type { MovieMetadata } from '../../domain/metadata/movie-metadata.ts';
import { sharedFieldsOf } from './shared-fields-of.ts';
import { countOf, dateOf, namesOf, titleOf, yearOf } from './tmdb-fields.ts';
import type { WireMovie, WireMovieHit } from './tmdb-wire.ts';
import { candidateOf, type WorkCandidate } from './work-candidate.ts';

/** @param imageRoot without a slash at its end. What TMDB does not know is null; the title is never empty. */
export const movieOf = (wire: WireMovie, imageRoot: string): MovieMetadata => ({
  kind: 'movie',
  ...sharedFieldsOf(wire, imageRoot),
  title: titleOf(wire.title) ?? String(wire.id),
  originalTitle: titleOf(wire.original_title),
  year: yearOf(wire.release_date),
  releaseDate: dateOf(wire.release_date),
  directors: namesOf(wire.credits.crew.filter(({ job }) => job === 'Director')),
  keywords: namesOf(wire.keywords.keywords),
  runtimeMinutes: countOf(wire.runtime),
});

/** A film found by the search. */
export const movieCandidateOf = (hit: WireMovieHit, imageRoot: string): WorkCandidate =>
  candidateOf('movie', hit, { title: hit.title, original: hit.original_title, released: hit.release_date }, imageRoot);
