// Wires TMDB, YouTube and the guarded link fetcher behind the Catalogue port. Every turn gets its own deadline; late
// answers count as absent, and the next turn may find them in the cache.

import type { ClientCache } from '../clients/client-cache.ts';
import type { FetchPage } from '../clients/guarded-fetch/guarded-fetch.ts';
import { linkPreview } from '../clients/link-preview/link-preview.ts';
import { candidatesWithMakers } from '../clients/tmdb/candidates-with-makers.ts';
import { tmdb } from '../clients/tmdb/tmdb.ts';
import { youtube } from '../clients/youtube/youtube.ts';
import { youtubeId } from '../memories/youtube-id.ts';
import type { Catalogue, Clock, Http } from '../ports.ts';
import type { Config } from './config.ts';

export type CatalogueRim = {
  readonly fetch: Http;
  readonly clock: Clock;
  readonly fetchPage: FetchPage;
  readonly cache: ClientCache;
  /** How long one turn waits for external services. */
  readonly deadlineMs?: number;
};

/** Longest a person waits for a card. */
const DEADLINE_MS = 4_000;

/** @returns a function that opens the catalogue for one turn. */
export function composeCatalogue(config: Pick<Config, 'tmdb' | 'youtubeBaseUrl'>, rim: CatalogueRim): () => Catalogue {
  const { fetch, clock, cache, fetchPage, deadlineMs = DEADLINE_MS } = rim;
  const common = { fetch, clock, cache };
  const films = tmdb({ ...common, apiKey: config.tmdb.apiKey, baseUrl: config.tmdb.baseUrl });
  const videos = youtube({ ...common, baseUrl: config.youtubeBaseUrl });
  const preview = linkPreview({ fetchPage, clock, cache });
  return () => {
    const signal = AbortSignal.timeout(deadlineMs);
    return {
      async works(kind, query) {
        const found = await films.search(kind, query, signal);
        // A single match gets its details when it is saved; several are told apart by director or creator.
        if (found.kind !== 'found') return found;
        if (found.value.length === 1) return { ...found, value: found.value.map((one) => ({ ...one, makers: [] })) };
        return { ...found, value: await candidatesWithMakers(films, found.value, signal) };
      },
      movie: (tmdbId) => films.movie(tmdbId, signal),
      tvShow: (tmdbId) => films.tvShow(tmdbId, signal),
      async address(url) {
        const id = youtubeId(url);
        if (id === undefined) return preview(url, signal);
        const video = await videos.video(id, signal);
        // Its owner forbids embedding; the page itself still has the title.
        return video.kind === 'unavailable' && video.reason === 'refused' ? preview(url, signal) : video;
      },
    };
  };
}
