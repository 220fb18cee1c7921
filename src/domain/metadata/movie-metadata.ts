// What is known of a film. Unknown is null, never 0 or this year; a list nobody filled is empty.

import * as z from 'zod/mini';
import { watchOffers } from './watch-offers.ts';

const names = z.readonly(z.array(z.string()));

export const movieMetadata = z.readonly(
  z.object({
    kind: z.literal('movie'),
    tmdbId: z.number(),
    title: z.string(),
    originalTitle: z.nullable(z.string()),
    year: z.nullable(z.number()),
    /** YYYY-MM-DD */
    releaseDate: z.nullable(z.string()),
    overview: z.nullable(z.string()),
    directors: names,
    /** Best known first, eight at most. */
    cast: names,
    /** In Portuguese, as TMDB names them. */
    genres: names,
    /** In English, as TMDB's readers wrote them; for search. */
    keywords: names,
    /** Where it is from, ISO 3166-1 ('KR'); absent where it was kept before this was asked. */
    countries: z.exactOptional(names),
    runtimeMinutes: z.nullable(z.number()),
    /** 0 to 10, from at least one vote. */
    rating: z.nullable(z.number()),
    posterUrl: z.nullable(z.string()),
    offers: z.nullable(watchOffers),
  }),
);

export type MovieMetadata = z.infer<typeof movieMetadata>;
