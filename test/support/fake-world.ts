// The outside of a golden conversation as real HTTP servers: TMDB, YouTube's oEmbed, the market and one web site, failing on demand.

import { htmlServer } from '../fakes/html-server.ts';
import { marketEnv } from '../fakes/market-env.ts';
import { isMarketService, marketServer } from '../fakes/market-server.ts';
import { oembedServer } from '../fakes/oembed-server.ts';
import { tmdbServer } from '../fakes/tmdb-server.ts';
import type { WebFault } from '../fakes/web-fault.ts';
import { SITE_PAGES } from './site-pages.ts';

const KEY = '0123456789abcdef0123456789abcdef';

export type FakeWorld = {
  /** Environment variables that lead to it. */
  readonly env: Readonly<Record<string, string>>;
  readonly site: string;
  fail(server: string, faults: readonly string[]): void;
  close(): Promise<void>;
};

/** Over what any client takes. */
const HUGE = 8 * 1024 * 1024;

function faultOf(way: string): WebFault {
  if (/^\d+$/u.test(way)) return { kind: 'status', status: Number(way) };
  if (way === 'huge') return { kind: 'huge', bytes: HUGE };
  if (way === 'odd') return { kind: 'odd', body: [{ results: 'nenhum' }, 7] };
  return { kind: way } as WebFault;
}

export async function fakeWorld(): Promise<FakeWorld> {
  const [tmdb, youtube, site, market] = await Promise.all([
    tmdbServer(KEY),
    oembedServer(),
    htmlServer(),
    marketServer(),
  ]);
  for (const [path, page] of Object.entries(SITE_PAGES)) site.serve(path, page);
  return {
    env: {
      TMDB_API_KEY: KEY,
      TMDB_BASE_URL: tmdb.baseUrl,
      YOUTUBE_BASE_URL: youtube.baseUrl,
      ...marketEnv(market.root),
      LINK_PREVIEW_ALLOW_PRIVATE: '1',
    },
    site: site.root,
    fail(server, faults) {
      for (const way of faults) {
        if (isMarketService(server)) market.failNext(server, faultOf(way));
        else (server === 'youtube' ? youtube : tmdb).failNext(faultOf(way));
      }
    },
    close: async () => void (await Promise.all([tmdb.close(), youtube.close(), site.close(), market.close()])),
  };
}
