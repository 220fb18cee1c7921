// Schemas of TMDB's API v3 (developer.themoviedb.org). Id and title are required; any other missing or invalid field is
// null, so that it does not invalidate the whole work. Invalid list elements are dropped.

import * as z from 'zod/mini';

const text = z.catch(z.nullable(z.string()), null);
const number = z.catch(z.nullable(z.number()), null);

/** A list without its invalid elements; anything but a list is empty. */
const listOf = <T>(element: z.ZodMiniType<T>) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items: unknown[]): readonly T[] =>
      items.flatMap((item) => {
        const read = element.safeParse(item);
        return read.success ? [read.data] : [];
      }),
    ),
  );

const named = z.object({ name: z.string() });
const credits = z.catch(
  z.object({
    cast: listOf(z.object({ name: z.string(), order: number })),
    crew: listOf(z.object({ name: z.string(), job: text })),
  }),
  { cast: [], crew: [] },
);

const offers = listOf(z.object({ provider_name: z.string(), display_priority: number }));
const country = z.object({ link: text, flatrate: offers, free: offers, ads: offers, rent: offers, buy: offers });
/** Absent or invalid is null; a country without offers is missing from the map. */
const providers = z.catch(
  z.nullable(z.object({ results: z.object({ BR: z.optional(z.catch(z.nullable(country), null)) }) })),
  null,
);

const searched = {
  id: z.int(),
  overview: text,
  poster_path: text,
};
const detailed = {
  ...searched,
  genres: listOf(named),
  origin_country: listOf(z.string()),
  production_countries: listOf(z.object({ iso_3166_1: z.string() })),
  vote_average: number,
  vote_count: number,
  credits,
  'watch/providers': providers,
};

const movieHit = z.object({ ...searched, title: z.string(), original_title: text, release_date: text });
const showHit = z.object({ ...searched, name: z.string(), original_name: text, first_air_date: text });

/** Unlike a list inside a work, a missing list of results is invalid. */
const hitsOf = <T>(hit: z.ZodMiniType<T>) => z.pipe(z.array(z.unknown()), listOf(hit));

export const movieHits = z.object({ results: hitsOf(movieHit) });
export const showHits = z.object({ results: hitsOf(showHit) });

export const movieDetails = z.object({
  ...detailed,
  title: z.string(),
  original_title: text,
  release_date: text,
  runtime: number,
  keywords: z.catch(z.object({ keywords: listOf(named) }), { keywords: [] }),
});

export const showDetails = z.object({
  ...detailed,
  name: z.string(),
  original_name: text,
  first_air_date: text,
  last_air_date: text,
  status: text,
  created_by: listOf(named),
  episode_run_time: listOf(z.number()),
  number_of_seasons: number,
  number_of_episodes: number,
  // Films call the same list "keywords".
  keywords: z.catch(z.object({ results: listOf(named) }), { results: [] }),
});

export type WireMovieHit = z.infer<typeof movieHit>;
export type WireShowHit = z.infer<typeof showHit>;
export type WireMovie = z.infer<typeof movieDetails>;
export type WireShow = z.infer<typeof showDetails>;
export type WireProviders = z.infer<typeof providers>;
