// Adds directors or creators to search results, so that two films with one title can be told apart. Details fetched
// here are cached, so choosing one costs no further call.

import type { Tmdb } from './tmdb.ts';
import type { WorkCandidate } from './work-candidate.ts';

/** `makers`: directors of a film, creators of a series; empty when unknown or not fetched in time. */
export type CandidateWithMakers = WorkCandidate & { readonly makers: readonly string[] };

/** Each costs a call, so later candidates are not looked up. */
const MOST_ASKED = 5;

/** All candidates in their order; the first five with their makers. Never rejects. */
export function candidatesWithMakers(
  tmdb: Pick<Tmdb, 'movie' | 'tvShow'>,
  candidates: readonly WorkCandidate[],
  signal?: AbortSignal,
): Promise<readonly CandidateWithMakers[]> {
  return Promise.all(
    candidates.map(async (candidate, index) => ({
      ...candidate,
      makers: index < MOST_ASKED ? await makersOf(tmdb, candidate, signal) : [],
    })),
  );
}

async function makersOf(
  tmdb: Pick<Tmdb, 'movie' | 'tvShow'>,
  { kind, tmdbId }: WorkCandidate,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  if (kind === 'movie') {
    const movie = await tmdb.movie(tmdbId, signal);
    return movie.kind === 'found' ? movie.value.directors : [];
  }
  const show = await tmdb.tvShow(tmdbId, signal);
  return show.kind === 'found' ? show.value.creators : [];
}
