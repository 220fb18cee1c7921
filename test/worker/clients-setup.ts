// Vitest globalSetup of the workers project: the outside services live in Node, since tests in workerd cannot listen.

import type { TestProject } from 'vitest/node';
import { htmlServer } from '../fakes/html-server.ts';
import { marketServer } from '../fakes/market-server.ts';
import { oembedServer } from '../fakes/oembed-server.ts';
import { tmdbServer } from '../fakes/tmdb-server.ts';
import { SITE_PAGES } from '../support/site-pages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    webSites: string;
    tmdb: string;
    oembed: string;
    /** Root of the fake market. */
    market: string;
  }
}

const TMDB_KEY = '0123456789abcdef0123456789abcdef';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [sites, tmdb, oembed, market] = await Promise.all([
    htmlServer(),
    tmdbServer(TMDB_KEY),
    oembedServer(),
    marketServer(),
  ]);
  sites.serve('/cartao', {
    body: Buffer.from('<title>Pão</title><meta content="Ação &amp; reação" property="og:title">', 'latin1'),
    contentType: 'text/html; charset=iso-8859-1',
  });
  for (const [path, page] of Object.entries(SITE_PAGES)) sites.serve(path, page);
  project.provide('webSites', sites.root);
  project.provide('tmdb', tmdb.baseUrl);
  project.provide('oembed', oembed.baseUrl);
  project.provide('market', market.root);
  return async () => {
    await Promise.all([sites.close(), tmdb.close(), oembed.close(), market.close()]);
  };
}
