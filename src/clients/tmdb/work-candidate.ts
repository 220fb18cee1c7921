// One search result: enough to ask "qual destes?", and to save when it is the only one.

import * as z from 'zod/mini';
import { overviewOf, posterOf, titleOf, yearOf } from './tmdb-fields.ts';
import type { WireMovieHit, WireShowHit } from './tmdb-wire.ts';

export const workCandidate = z.readonly(
  z.object({
    kind: z.enum(['movie', 'tv_show']),
    tmdbId: z.number(),
    title: z.string(),
    originalTitle: z.nullable(z.string()),
    year: z.nullable(z.number()),
    overview: z.nullable(z.string()),
    posterUrl: z.nullable(z.string()),
  }),
);

export type WorkCandidate = z.infer<typeof workCandidate>;

/** As the search names it; films and series have other fields for this. */
type Named = { readonly title: string; readonly original: string | null; readonly released: string | null };

/** A hit of the search, with what is needed to tell two works of one title apart. */
export const candidateOf = (
  kind: WorkCandidate['kind'],
  hit: Pick<WireMovieHit | WireShowHit, 'id' | 'overview' | 'poster_path'>,
  { title, original, released }: Named,
  imageRoot: string,
): WorkCandidate => ({
  kind,
  tmdbId: hit.id,
  title: titleOf(title) ?? String(hit.id),
  originalTitle: titleOf(original),
  year: yearOf(released),
  overview: overviewOf(hit.overview),
  posterUrl: posterOf(hit.poster_path, imageRoot),
});
