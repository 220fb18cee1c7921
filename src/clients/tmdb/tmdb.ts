// Client of The Movie Database in Brazilian Portuguese: search by title, and all details of one work with its watch
// providers in one call. Whoever shows the data must credit TMDB (and JustWatch for the offers).

import * as z from 'zod/mini';
import { type Lookup, notNow } from '../../domain/lookup.ts';
import { type MovieMetadata, movieMetadata } from '../../domain/metadata/movie-metadata.ts';
import { type TvShowMetadata, tvShowMetadata } from '../../domain/metadata/tv-show-metadata.ts';
import type { Clock, Http } from '../../ports.ts';
import { cachedLookup, DETAILS, SEARCHES } from '../cached-lookup.ts';
import type { ClientCache } from '../client-cache.ts';
import { jsonApi } from '../json-api.ts';
import { mappedAnswer } from '../mapped-answer.ts';
import { movieCandidateOf, movieOf } from './movie-of.ts';
import { showCandidateOf, showOf } from './show-of.ts';
import { movieDetails, movieHits, showDetails, showHits } from './tmdb-wire.ts';
import { type WorkCandidate, workCandidate } from './work-candidate.ts';

export type TmdbDeps = {
  /** v3 key (32 hex digits) or v4 read token; undefined: every call answers `not_configured`. */
  readonly apiKey: string | undefined;
  /** With the version: https://api.themoviedb.org/3, or a local server. */
  readonly baseUrl: string;
  readonly imageRoot?: string;
  readonly fetch: Http;
  readonly clock: Clock;
  readonly cache: ClientCache;
  readonly timeoutMs?: number;
};

export type WorkQuery = { readonly title: string; readonly year?: number };

export interface Tmdb {
  /** Works with that title, best first, at most ten; only those of `year` when there are any. */
  search(kind: 'movie' | 'tv_show', query: WorkQuery, signal?: AbortSignal): Promise<Lookup<readonly WorkCandidate[]>>;
  movie(id: number, signal?: AbortSignal): Promise<Lookup<MovieMetadata>>;
  tvShow(id: number, signal?: AbortSignal): Promise<Lookup<TvShowMetadata>>;
}

const MOST_CANDIDATES = 10;
const LONGEST_TITLE = 200;
const IMAGES = 'https://image.tmdb.org/t/p';
const IN_ONE_CALL = 'credits,keywords,watch/providers';
const candidates = z.readonly(z.array(workCandidate));

/** `search` gives candidates in TMDB's order. Without a key every method answers `not_configured`. */
export function tmdb(deps: TmdbDeps): Tmdb {
  const { apiKey, cache, clock, imageRoot = IMAGES } = deps;
  if (apiKey === undefined) {
    const off = async () => notNow('not_configured');
    return { search: off, movie: off, tvShow: off };
  }
  // A v4 token is a JWT and is sent in a header; a v3 key can only be sent in the query.
  const token = apiKey.includes('.');
  const api = jsonApi({ ...deps, headers: token ? { authorization: `Bearer ${apiKey}` } : {} });
  const common = { language: 'pt-BR', ...(token ? {} : { api_key: apiKey }) };

  async function hits(kind: WorkCandidate['kind'], title: string, year: number | undefined, signal?: AbortSignal) {
    const query = { ...common, query: title, include_adult: 'false', page: 1 };
    if (kind === 'movie') {
      const found = await api.get('/search/movie', { ...query, region: 'BR', year }, movieHits, signal);
      return mappedAnswer(found, ({ results }) => results.map((hit) => movieCandidateOf(hit, imageRoot)));
    }
    const found = await api.get('/search/tv', { ...query, first_air_date_year: year }, showHits, signal);
    return mappedAnswer(found, ({ results }) => results.map((hit) => showCandidateOf(hit, imageRoot)));
  }

  async function search(kind: WorkCandidate['kind'], { title, year }: WorkQuery, signal?: AbortSignal) {
    const first = await hits(kind, title, year, signal);
    // The year may be remembered wrongly: without a result the search is repeated without it.
    const empty = first.kind === 'none' || (first.kind === 'found' && first.value.length === 0);
    const answer = empty && year !== undefined ? await hits(kind, title, undefined, signal) : first;
    if (answer.kind !== 'found') return answer;
    const ofYear = answer.value.filter((work) => year !== undefined && work.year === year);
    const works = (ofYear.length > 0 ? ofYear : answer.value).slice(0, MOST_CANDIDATES);
    return works.length === 0 ? ({ kind: 'none' } as const) : { kind: 'found' as const, value: works };
  }

  return {
    search(kind, { title, year }, signal) {
      const asked = title.trim().replace(/\s+/gu, ' ').slice(0, LONGEST_TITLE);
      if (asked === '') return Promise.resolve({ kind: 'none' });
      const key = `tmdb1:search:${kind}:${year ?? ''}:${asked.toLowerCase()}`;
      return cachedLookup({ cache, clock, key, freshness: SEARCHES, schema: candidates }, () =>
        search(kind, { title: asked, ...(year === undefined ? {} : { year }) }, signal),
      );
    },
    movie: (id, signal) =>
      cachedLookup({ cache, clock, key: `tmdb1:movie:${id}`, freshness: DETAILS, schema: movieMetadata }, async () =>
        mappedAnswer(
          await api.get(`/movie/${id}`, { ...common, append_to_response: IN_ONE_CALL }, movieDetails, signal),
          (wire) => movieOf(wire, imageRoot),
        ),
      ),
    tvShow: (id, signal) =>
      cachedLookup({ cache, clock, key: `tmdb1:tv:${id}`, freshness: DETAILS, schema: tvShowMetadata }, async () =>
        mappedAnswer(
          await api.get(`/tv/${id}`, { ...common, append_to_response: IN_ONE_CALL }, showDetails, signal),
          (wire) => showOf(wire, imageRoot),
        ),
      ),
  };
}
