// Says what is looked up outside, and whether TMDB accepts the key.

import { memoryClientCache } from '../../clients/memory-client-cache.ts';
import { tmdb } from '../../clients/tmdb/tmdb.ts';
import type { Config } from '../../runtime/config.ts';
import { http, systemClock } from '../../runtime/rim.ts';
import type { Finding } from './finding.ts';

/** Any film: whether it is there does not matter. */
const SOME_FILM = 598;

/** Films, then quotes and news; never throws. */
export async function* lookupFindings({ tmdb: access, market }: Config): AsyncGenerator<Finding> {
  yield await tmdbFinding(access);
  const quotes = market.brapi.token === undefined ? 'Yahoo' : 'Brapi, depois Yahoo';
  yield { level: 'ok', what: `cotações e taxas: Banco Central e ${quotes}` };
  yield market.serper.apiKey === undefined
    ? { level: 'off', what: 'notícias: desligadas (SERPER_API_KEY)' }
    : { level: 'ok', what: 'notícias: Serper' };
}

async function tmdbFinding(access: Config['tmdb']): Promise<Finding> {
  const { apiKey, baseUrl } = access;
  if (apiKey === undefined) {
    return { level: 'off', what: 'filmes e séries: só os títulos, sem ficha nem cartaz (TMDB_API_KEY)' };
  }
  const rim = { fetch: http, clock: systemClock, cache: memoryClientCache(1) };
  const film = await tmdb({ ...access, ...rim }).movie(SOME_FILM);
  if (film.kind !== 'unavailable') return { level: 'ok', what: `filmes e séries: ${baseUrl} aceita a TMDB_API_KEY` };
  if (film.reason === 'refused') {
    return {
      level: 'warning',
      what: `filmes e séries: ${baseUrl} não aceita a TMDB_API_KEY; ficam só os títulos`,
      todo: 'copie de novo a chave v3 ou o token v4, em themoviedb.org, Configurações, API',
    };
  }
  return {
    level: 'warning',
    what: `filmes e séries: não consegui perguntar a ${baseUrl}`,
    todo: 'veja a rede, e TMDB_BASE_URL se o mudou',
  };
}
