// Who made each candidate, for "qual destes?": two films of one name are told apart by year and director, and a search gives only
// the year. Details fetched here are kept, so the one that is chosen costs no further call.

import type { Tmdb } from './tmdb.ts';
import type { WorkCandidate } from './work-candidate.ts';

/** `makers`: directors of a film, creators of a series; empty when unknown or not fetched in time. */
export type CandidateWithMakers = WorkCandidate & { readonly makers: readonly string[] };

/** More are not asked about: each costs a call, and a choice of more than these is a question asked too widely. */
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
