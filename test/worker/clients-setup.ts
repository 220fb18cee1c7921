// Vitest globalSetup of the workers project: the outside services live in Node, since tests in workerd cannot listen.

import type { TestProject } from 'vitest/node';
import { htmlServer } from '../fakes/html-server.ts';
import { chatServer } from '../fakes/llm/chat-server.ts';
import { llmControl } from '../fakes/llm/llm-control.ts';
import { FAILURE_MODES, failureTurn } from '../fakes/llm/llm-turn.ts';
import { oembedServer } from '../fakes/oembed-server.ts';
import { tmdbServer } from '../fakes/tmdb-server.ts';
import { worldControl } from '../support/world-control.ts';

declare module 'vitest' {
  interface ProvidedContext {
    webSites: string;
    tmdb: string;
    oembed: string;
    /** Opens outsides for golden conversations. */
    worlds: string;
    /** By way of failing, the address of a model that fails so. */
    failingModels: Record<string, string>;
    /** Opens models that say what they are told to. */
    llmFake: string;
  }
}

const MODEL_KEY = 'sk-fake-0123456789';
const TMDB_KEY = '0123456789abcdef0123456789abcdef';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const models = await Promise.all(
    FAILURE_MODES.map(async (mode) => {
      const server = await chatServer('openai', MODEL_KEY);
      server.think(() => failureTurn(mode, 3_000));
      return [mode, server] as const;
    }),
  );
  const [sites, tmdb, oembed, worlds, llms] = await Promise.all([
    htmlServer(),
    tmdbServer(TMDB_KEY),
    oembedServer(),
    worldControl(),
    llmControl(),
  ]);
  sites.serve('/cartao', {
    body: Buffer.from('<title>Pão</title><meta content="Ação &amp; reação" property="og:title">', 'latin1'),
    contentType: 'text/html; charset=iso-8859-1',
  });
  project.provide('webSites', sites.root);
  project.provide('tmdb', tmdb.baseUrl);
  project.provide('oembed', oembed.baseUrl);
  project.provide('worlds', worlds.url);
  project.provide('llmFake', llms.url);
  project.provide('failingModels', Object.fromEntries(models.map(([mode, { baseUrl }]) => [mode, baseUrl])));
  return async () => {
    await Promise.all([sites.close(), tmdb.close(), oembed.close(), worlds.close(), llms.close()]);
    await Promise.all(models.map(([, server]) => server.close()));
  };
}
