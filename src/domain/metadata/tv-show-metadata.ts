// What is known of a series. Unknown is null, never 0 or this year; a list nobody filled is empty.

import * as z from 'zod/mini';
import { watchOffers } from './watch-offers.ts';

const names = z.readonly(z.array(z.string()));

export const tvShowMetadata = z.readonly(
  z.object({
    kind: z.literal('tv_show'),
    tmdbId: z.number(),
    title: z.string(),
    originalTitle: z.nullable(z.string()),
    /** Of the first episode. */
    year: z.nullable(z.number()),
    /** Of the last episode, once the series is over. */
    endYear: z.nullable(z.number()),
    /** YYYY-MM-DD of the first episode. */
    firstAirDate: z.nullable(z.string()),
    overview: z.nullable(z.string()),
    creators: names,
    cast: names,
    genres: names,
    keywords: names,
    /** Where it is from, ISO 3166-1 ('KR'); absent where it was kept before this was asked. */
    countries: z.exactOptional(names),
    seasons: z.nullable(z.number()),
    episodes: z.nullable(z.number()),
    /** Of one episode. */
    runtimeMinutes: z.nullable(z.number()),
    /** 0 to 10, from at least one vote. */
    rating: z.nullable(z.number()),
    posterUrl: z.nullable(z.string()),
    offers: z.nullable(watchOffers),
  }),
);

export type TvShowMetadata = z.infer<typeof tvShowMetadata>;
