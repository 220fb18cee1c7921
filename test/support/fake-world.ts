// The outside of a golden conversation as real HTTP servers: TMDB, YouTube's oEmbed and one web site, failing on demand.

import { htmlServer } from '../fakes/html-server.ts';
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

const faultOf = (way: string): WebFault =>
  /^\d+$/u.test(way) ? { kind: 'status', status: Number(way) } : ({ kind: way } as WebFault);

export async function fakeWorld(): Promise<FakeWorld> {
  const [tmdb, youtube, site] = await Promise.all([tmdbServer(KEY), oembedServer(), htmlServer()]);
  for (const [path, page] of Object.entries(SITE_PAGES)) site.serve(path, page);
  return {
    env: {
      TMDB_API_KEY: KEY,
      TMDB_BASE_URL: tmdb.baseUrl,
      YOUTUBE_BASE_URL: youtube.baseUrl,
      LINK_PREVIEW_ALLOW_PRIVATE: '1',
    },
    site: site.root,
    fail(server, faults) {
      for (const way of faults) (server === 'youtube' ? youtube : tmdb).failNext(faultOf(way));
    },
    close: async () => void (await Promise.all([tmdb.close(), youtube.close(), site.close()])),
  };
}
