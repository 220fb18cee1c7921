// The Movie Database's API v3 as a real HTTP server on loopback: search and details in one call, its keys and its error bodies,
// and failures on demand. A model of TMDB, not TMDB.

import { type FailingServer, failingServer } from './failing-server.ts';
import { type FakeWork, FILMS, SHOWS } from './tmdb-catalogue.ts';

export type TmdbServer = Omit<FailingServer, 'root'> & {
  /** Base URL with the version, as TMDB_BASE_URL takes it. */
  readonly baseUrl: string;
};

const REFUSED = { status_code: 7, status_message: 'Invalid API key: You must be granted a valid key.', success: false };
const MISSING = { status_code: 34, status_message: 'The resource you requested could not be found.', success: false };

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `key`: what a client must present, as api_key or as bearer. */
export async function tmdbServer(key: string, films = FILMS, shows = SHOWS): Promise<TmdbServer> {
  const { root, ...server } = await failingServer((url, request, response) => {
    const answer = (status: number, body: unknown): void =>
      void response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' }).end(JSON.stringify(body));
    const bearer = request.headers.authorization === `Bearer ${key}`;
    if (!bearer && url.searchParams.get('api_key') !== key) return answer(401, REFUSED);
    const [, kind, id] = /^\/3\/(movie|tv)\/(\d+)$/u.exec(url.pathname) ?? [];
    if (id !== undefined) {
      const work = (kind === 'movie' ? films : shows).find((one) => one.id === Number(id));
      const parts = (url.searchParams.get('append_to_response') ?? '').split(',');
      if (work === undefined) return answer(404, MISSING);
      return answer(200, kind === 'movie' ? filmBody(work, parts) : showBody(work, parts));
    }
    if (url.pathname === '/3/search/movie') return answer(200, found(films, url.searchParams, 'year', filmHit));
    if (url.pathname === '/3/search/tv')
      return answer(200, found(shows, url.searchParams, 'first_air_date_year', showHit));
    answer(404, MISSING);
  });
  return { baseUrl: `${root}/3`, ...server };
}

/** Every word of the query begins a word of either title, as TMDB does more or less. */
function found(works: readonly FakeWork[], query: URLSearchParams, yearKey: string, hit: (work: FakeWork) => unknown) {
  const words = folded(query.get('query') ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const year = query.get(yearKey);
  const matching = works.filter(({ title, original, date }) => {
    const known = folded(`${title} ${original}`).split(/[^\p{L}\p{N}]+/u);
    const titled = words.length > 0 && words.every((word) => known.some((one) => one.startsWith(word)));
    return titled && (year === null || date.startsWith(year));
  });
  return { page: 1, results: matching.map(hit), total_pages: 1, total_results: matching.length };
}

const shared = (work: FakeWork) => ({
  adult: false,
  backdrop_path: null,
  id: work.id,
  original_language: 'en',
  overview: work.overview,
  popularity: 42.5,
  poster_path: work.poster || null,
  vote_average: work.rating,
  vote_count: work.votes,
});
const filmNames = (work: FakeWork) => ({
  title: work.title,
  original_title: work.original,
  release_date: work.date,
  video: false,
});
const showNames = (work: FakeWork) => ({
  name: work.title,
  original_name: work.original,
  first_air_date: work.date,
  origin_country: [...(work.countries ?? ['US'])],
});

const filmHit = (work: FakeWork) => ({ ...shared(work), ...filmNames(work), genre_ids: [18] });
const showHit = (work: FakeWork) => ({ ...shared(work), ...showNames(work), genre_ids: [18] });

const filmBody = (work: FakeWork, parts: readonly string[]) => ({
  ...shared(work),
  ...filmNames(work),
  ...detailed(work, parts, 'Director'),
  origin_country: [...(work.countries ?? ['US'])],
  runtime: work.minutes,
  budget: 0,
  revenue: 0,
  status: 'Released',
  ...(parts.includes('keywords') ? { keywords: { keywords: keywords(work) } } : {}),
});

const showBody = (work: FakeWork, parts: readonly string[]) => ({
  ...shared(work),
  ...showNames(work),
  ...detailed(work, parts, 'Producer'),
  created_by: work.makers.map((name, index) => ({ id: index + 1, credit_id: `c${index}`, name, gender: 0 })),
  episode_run_time: work.minutes === 0 ? [] : [work.minutes],
  number_of_seasons: work.seasons ?? 0,
  number_of_episodes: work.episodes ?? 0,
  last_air_date: work.ended ?? '2025-03-20',
  status: work.ended === undefined ? 'Returning Series' : 'Ended',
  ...(parts.includes('keywords') ? { keywords: { results: keywords(work) } } : {}),
});

const keywords = (work: FakeWork) => (work.keywords ?? []).map((name, index) => ({ id: index + 1, name }));

function detailed(work: FakeWork, parts: readonly string[], job: string) {
  const cast = work.cast.map((name, order) => ({ id: order + 1, name, character: 'Alguém', order }));
  const makers = work.makers.map((name, index) => ({ id: 100 + index, name, job, department: 'Directing' }));
  const crew = [{ id: 99, name: 'Pessoa do Som', job: 'Sound Mixer', department: 'Sound' }, ...makers];
  const offers = (names: readonly string[] | undefined) =>
    names?.map((provider_name, index) => ({
      provider_id: index + 1,
      provider_name,
      logo_path: '/l.jpg',
      display_priority: index,
    }));
  const brazil = { flatrate: offers(work.stream), rent: offers(work.rent) };
  const link = `https://www.themoviedb.org/movie/${work.id}/watch?locale=BR`;
  const somewhere = work.stream !== undefined || work.rent !== undefined;
  return {
    genres: work.genres.map((name, index) => ({ id: index + 1, name })),
    ...(parts.includes('credits') ? { credits: { cast, crew } } : {}),
    ...(parts.includes('watch/providers')
      ? { 'watch/providers': { results: { US: { link }, ...(somewhere ? { BR: { link, ...brazil } } : {}) } } }
      : {}),
  };
}
